import { errors } from '@strapi/utils';
import { Problem } from '../domain/problem';

/*
 * What rules around the Document Service refuse with: errors of the host, because only those are shown in the panel.
 */

/** An error that the panel shows at the fields. Names are those of attributes. */
export function fieldError(problems: Record<string, string>): Error {
  const details = Object.entries(problems).map(([field, reason]) => ({
    path: [field],
    message: reason,
    name: 'ValidationError',
  }));
  const message = details.map(({ path, message: reason }) => `${path[0]} ${reason}`).join('; ');
  return new errors.ValidationError(message, { errors: details });
}

function toHostError({ message, params }: Problem): Error {
  if (!params || Array.isArray(params)) return new errors.ApplicationError(message);
  return fieldError(params);
}

/** A problem as the panel can show it; its cause remains the problem, which is what REST answers with. */
export function toFormError(problem: Problem): Error {
  return Object.assign(toHostError(problem), { cause: problem });
}

/** Runs `work`; a problem of the domain becomes a {@link toFormError}. */
export async function withFormErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? toFormError(error) : error;
  }
}
