import { addedAttributes, extensionFile } from '../../host/own-attributes';
import type { ContentType } from '../../host/strapi';
import { reservedParameters } from '../list-parameters';
import { pagingQuery } from '../paging';
import type { Shape } from '../schema';
import type { FieldOptions, Resource } from './declaration';
import type { Filter } from './filters';
import { nearQuery } from './located';
import { filterShape } from './resolve';
import {
  attributeOf,
  bodyOfFields,
  makeAll,
  Mismatch,
  outputOfFields,
  resolveFields,
} from './resolve-fields';
import type { Field } from './resolved';

/*
 * Fields that a project adds to a type of the service. Their attributes are in a file of the project
 * (host/own-attributes.ts), what REST adds to them is declared here. The types that the kit serves take them as their
 * own; a type whose operations are written by hand says what becomes of them.
 */

/** What REST adds to an attribute that the project has added. */
export interface AddedFieldOptions extends FieldOptions {
  /** `false`: only where the thing is read alone. For events. */
  inLists?: boolean;
  /** What the panel calls it; made from the attribute's name where nothing is said. */
  label?: string;
}

/** What a project adds to a type of the service, for {@link extendResource}. */
export interface Extension {
  /** By their names on the wire; `true` where the attribute says everything. */
  fields?: Record<string, true | AddedFieldOptions>;
  /** Parameters of the list, each a condition on a field. */
  filters?: Record<string, Filter>;
  /** What a request may ask the list to be in order of, besides what it may already. Not for events and tickets. */
  orderby?: readonly string[];
}

interface DeclaredExtension extends Extension {
  uid: string;
  /** Where it is declared, relative to the project. */
  file: string;
}

const declared: DeclaredExtension[] = [];

/** The file that calls whoever calls this, as its author knows it. */
function callingFile(): string {
  const [, , , caller = ''] = (new Error().stack ?? '').split('\n');
  const [, place = 'A file'] = /(?:\(|at )(?:file:\/\/)?([^()]+?):\d+:\d+\)?$/.exec(caller) ?? [];
  const [file] = place.replaceAll('\\', '/').split('/dist/').slice(-1);
  return file!.replace(/\.js$/, '.ts');
}

/**
 * Adds fields to a type of the service: events, venues, organizers, categories, tags and tickets. Their attributes are in
 * `src/extensions/svc/content-types/{type}/schema.json`. To be called while the project's files are loaded, in
 * `src/extensions/svc/strapi-server.ts`.
 * @param uid Strapi's name of the type, `plugin::svc.event`
 * @returns what Strapi wants such a file to export, which does nothing else
 */
export function extendResource(
  uid: string,
  extension: Extension,
): <Plugin>(plugin: Plugin) => Plugin {
  declared.push({ uid, file: callingFile(), ...extension });
  return (plugin) => plugin;
}

/** What one extension comes to for a type whose operations are written by hand. */
export interface AddedFields {
  fields: (Field & { options: AddedFieldOptions })[];
  filters: Record<string, Filter>;
  body: Shape;
  output: Shape;
  parameters: Shape;
}

/** A type whose operations are written by hand, and that takes fields of a project. */
export interface Extensible {
  /** Names that its answers and its list's parameters have already. */
  fieldNames: string[];
  parameters: string[];
  /** Whether lists may leave a field out that it shows where the thing is read alone. */
  hasDetails?: boolean;
  /** Called at each start, with none where a project adds none. */
  take: (type: ContentType, added: AddedFields[]) => void;
}

const extensibles = new Map<string, Extensible>();

export function registerExtensible(uid: string, extensible: Extensible): void {
  extensibles.set(uid, extensible);
}

/** Prefers the words of the file to those of the kit: who is to mend it has it open. */
function explained<T>({ file, uid }: DeclaredExtension, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    throw new Mismatch(...error.faults.map((fault) => `${file}: ${uid} ${fault}.`));
  }
}

const words = (names: string[]) => names.join(', ') || 'nothing';

/** @throws Mismatch where a field has no attribute that the project has added, or a name is taken */
function assertAdds(
  type: ContentType,
  { fields = {}, filters = {} }: Extension,
  taken: { fields: string[]; parameters: string[] },
): void {
  const added = addedAttributes(type);
  const faults: string[] = [];
  for (const [name, options] of Object.entries(fields)) {
    const attribute = attributeOf(name, options === true ? {} : options, type);
    if (taken.fields.includes(name)) faults.push(`has a field ${name} already`);
    else if (!added.includes(attribute)) {
      faults.push(
        `cannot show ${name}: ${extensionFile(type.uid)} has no attribute ${attribute}, it adds ${words(added)}`,
      );
    }
  }
  const parameters = [...taken.parameters, ...Object.keys(pagingQuery), '_fields', 'search'];
  const known = Object.keys(filters).filter((name) => parameters.includes(name));
  faults.push(...known.map((name) => `has a parameter ${name} already`));
  if (faults.length > 0) throw new Mismatch(...faults);
}

/** @throws Mismatch where a field is to be left out of lists that show whole things */
function assertInLists({ fields = {} }: Extension): void {
  const leftOut = Object.entries(fields).find(
    ([, options]) => options !== true && options.inLists !== undefined,
  );
  if (leftOut) throw new Mismatch(`cannot leave ${leftOut[0]} out of lists: only events can`);
}

function addedTo(type: ContentType, extension: Extension, extensible: Extensible): AddedFields {
  const { fieldNames: fields, parameters } = extensible;
  assertAdds(type, extension, { fields, parameters });
  if (!extensible.hasDetails) assertInLists(extension);
  const resolved = resolveFields(extension, type);
  const [order] = extension.orderby ?? [];
  if (order)
    throw new Mismatch(`cannot be in order of ${order}: its lists have an order of their own`);
  const { filters = {} } = extension;
  const [line] = Object.entries(filters).find(([, one]) => one.comparison === 'alike') ?? [];
  if (line)
    throw new Mismatch(`cannot be filtered by ${line} with alike: its lists keep no form for it`);
  const { title, ...body } = bodyOfFields(resolved, type);
  return {
    fields: resolved,
    filters,
    body,
    output: outputOfFields(resolved),
    parameters: filterShape({ fields: resolved, filters }),
  };
}

/** One after the other: of two that add the same, the second is wrong. */
function takeAll(uid: string, type: ContentType, extensible: Extensible): void {
  const fieldNames = [...extensible.fieldNames];
  const parameters = [...extensible.parameters];
  const extensions = declared.filter((one) => one.uid === uid);
  const added = makeAll(
    extensions.map((one) => () => {
      const taken = explained(one, () =>
        addedTo(type, one, { ...extensible, fieldNames, parameters }),
      );
      fieldNames.push(...Object.keys(taken.output));
      parameters.push(...Object.keys(taken.parameters));
      return taken;
    }),
  );
  extensible.take(type, added);
}

/**
 * Tells the types that are written by hand what a project adds to them.
 * @throws Mismatch with all that cannot be, each as a line
 */
export function takeExtensions(types: Map<string, ContentType>, resources: Resource[]): never[] {
  const own = resources.map(({ uid }) => uid).filter((uid) => uid.startsWith('plugin::svc.'));
  const known = [...extensibles.keys(), ...own].sort();
  const unknown = declared.filter(({ uid }) => !known.includes(uid));
  makeAll([
    ...unknown.map(({ file, uid }) => () => {
      throw new Mismatch(
        `${file}: ${uid} takes no fields of a project; these do: ${known.join(', ')}.`,
      );
    }),
    ...[...extensibles].map(([uid, extensible]) => () => {
      const type = types.get(uid);
      if (type) takeAll(uid, type, extensible);
    }),
  ]);
  return [];
}

/** The declaration with what a project adds. `check` throws a {@link Mismatch} where it does not fit. */
export function extended(
  resource: Resource,
  type: ContentType | undefined,
  check: (resource: Resource) => unknown,
): Resource {
  let whole = resource;
  // A filter of the service gives way to one of a project that is called alike.
  const filtered: string[] = [];
  for (const one of declared.filter(({ uid }) => uid === resource.uid)) {
    whole = explained(one, () => {
      const { fields = {}, filters = {}, orderby = [] } = whole;
      const near = whole.located ? Object.keys(nearQuery) : [];
      const placed = whole.located ? ['lat', 'lng', 'distance_km'] : [];
      const taken = {
        fields: ['id', 'title', 'url', 'slug', 'status', ...placed, ...Object.keys(fields)],
        parameters: [...filtered, ...reservedParameters, ...near, 'status'],
      };
      if (type) assertAdds(type, one, taken);
      assertInLists(one);
      const next = {
        ...whole,
        fields: { ...fields, ...one.fields },
        filters: { ...filters, ...one.filters },
        ...(one.orderby && { orderby: [...orderby, ...one.orderby] }),
      };
      check(next);
      filtered.push(...Object.keys(one.filters ?? {}));
      return next;
    });
  }
  return whole;
}

/** An attribute that a project has added, as the panel is to show it. */
export interface AddedInput {
  uid: string;
  attribute: string;
  label?: string;
  help?: string;
}

/** Those that are shown over REST, by their types. */
export function addedInputs(types: Map<string, ContentType>): AddedInput[] {
  return declared.flatMap(({ uid, fields = {} }) =>
    Object.entries(fields).map(([name, said]) => {
      const options: AddedFieldOptions = said === true ? {} : said;
      const { label, help } = options;
      const attribute = attributeOf(name, options, types.get(uid)!);
      return { uid, attribute, ...(label && { label }), ...(help && { help }) };
    }),
  );
}
