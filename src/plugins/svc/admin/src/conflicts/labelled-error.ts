import { labelsIn } from '../labels/label-texts';
import { saidByServer } from '../shared/server-sentences';
import type { ApiError, Store } from './content-manager-api';

/*
 * What is wrong with a form is said above it, too, as the server names its fields: here they get the names that the form has,
 * and the reasons are said in the language of the panel.
 */

interface FieldError {
  path?: string[];
  message?: string;
}

interface CachedQuery {
  endpointName?: string;
  originalArgs?: unknown;
  data?: { contentType?: { metadatas: Record<string, { edit: { label?: string } } | undefined> } };
}

/** What a field is called in the form of a type, in the language of the panel. */
function labelOf(store: Store, model: string, name: string): string {
  const said = labelsIn(document.documentElement.lang);
  const inLanguage = said[`content-manager.content-types.${model}.${name}`];
  if (inLanguage) return inLanguage;
  const { queries } = (store.getState() as { adminApi: { queries: Record<string, CachedQuery> } })
    .adminApi;
  const view = Object.values(queries).find(
    ({ endpointName, originalArgs }) =>
      endpointName === 'getContentTypeConfiguration' && originalArgs === model,
  );
  return view?.data?.contentType?.metadatas[name]?.edit.label || name;
}

/** What is wrong, without the name of the attribute that the host has before it. */
function reasonOf({ path: [name] = [], message = '' }: FieldError): string {
  const isNamed = name !== undefined && message.startsWith(`${name} `);
  return saidByServer(isNamed ? message.slice(name.length + 1).replace(/\.$/, '') : message);
}

/** The same error in the language of the panel; where it is about fields, with their labels. */
export function labelledError(store: Store, model: string, error: ApiError): ApiError {
  const { errors } = (error.details ?? {}) as { errors?: FieldError[] };
  if (!Array.isArray(errors) || errors.length === 0) {
    return { ...error, message: saidByServer(error.message ?? '') };
  }
  const said = errors.map((one) => ({ ...one, message: reasonOf(one) }));
  const reasons = said.map(({ path: [name] = [], message }) =>
    name ? `${labelOf(store, model, name)}: ${message}` : message,
  );
  return { ...error, message: reasons.join('; '), details: { ...error.details, errors: said } };
}
