import * as yup from 'yup';
import { isCapabilityName } from '../../access/capabilities';
import type { ContentType } from '../../host/strapi';
import { camelCase } from '../../lib/camel-case';
import { snakeCase } from '../../lib/snake-case';
import { onlyByName } from '../fields-parameter';
import { idArray } from '../id-lists';
import { optionalInResponse, required, type Shape, text, withJsonSchema } from '../schema';
import { attribute as saysAttribute } from '../wire-names';
import { componentInput, componentOutput, type ComponentField, partsOf } from './components';
import type { FieldOptions, Resource } from './declaration';
import { allowedTypes, type Attribute, kindOfAttribute } from './field-kinds';
import { idOrNone } from './filters';
import { type MediaField, mediaOutput } from './media';
import { publicSideOf, relatableTypes } from './public-side';
import type { RelationField } from './relations';
import type { Field } from './resolved';

/*
 * The fields of a declaration, each with its attribute. What does not fit stops the start: Strapi would ignore it
 * without a word.
 */

/** What a declaration and a schema disagree about, each in the words that follow the type's name. */
export class Mismatch extends Error {
  // Not a property that a log prints: the message has the same lines.
  readonly #faults: string[];

  constructor(...faults: string[]) {
    super(faults.join('\n'));
    this.#faults = faults;
  }

  get faults(): string[] {
    return this.#faults;
  }
}

/** What all of them make. @throws Mismatch with the faults of all, not of the first alone */
export function makeAll<Made>(makers: (() => Made)[]): Made[] {
  const faults: string[] = [];
  const made: Made[] = [];
  for (const make of makers) {
    try {
      made.push(make());
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new Mismatch(...faults);
  return made;
}

/** `event_ids` is the attribute `events` and `venue_id` is `venue`, unless attributes are called so. */
export function attributeOf(name: string, { attribute }: FieldOptions, type: ContentType): string {
  if (attribute) return attribute;
  const candidates = [
    camelCase(name),
    camelCase(name.replace(/_ids$/, 's')),
    camelCase(name.replace(/_id$/, '')),
  ];
  return candidates.find((one) => one in type.attributes) ?? candidates[0]!;
}

function relationField(name: string, attribute: string, type: ContentType, options: FieldOptions) {
  const { relation, target, inversedBy, mappedBy, useJoinTable } = type.attributes[attribute]!;
  if (!publicSideOf(String(target))) {
    throw new Mismatch(
      `relates ${attribute} to ${String(target)}, which REST does not show; it shows ${relatableTypes().join(', ')}`,
    );
  }
  if (useJoinTable === false) throw new Mismatch(`keeps ${attribute} without a join table`);
  const field: RelationField = {
    in: 'relation',
    name,
    attribute,
    options,
    source: type.uid,
    target: String(target),
    isMany: /ToMany$/.test(String(relation)),
    isMutual: Boolean(inversedBy ?? mappedBy),
  };
  const ending = field.isMany ? '_ids' : '_id';
  if (!name.endsWith(ending))
    throw new Mismatch(`cannot show ${name}: it has to end with ${ending}`);
  return field;
}

function componentField(
  name: string,
  attribute: string,
  type: ContentType,
  options: FieldOptions,
): ComponentField {
  const { component, repeatable, min, max, required: isRequired } = type.attributes[attribute]!;
  const parts = partsOf(String(component));
  if (typeof parts === 'string') {
    throw new Mismatch(
      `has ${parts} in its component ${attribute}, which is not one of ${allowedTypes.filter((one) => !['json', 'media', 'relation', 'component'].includes(one)).join(', ')}`,
    );
  }
  return {
    in: 'component',
    name,
    attribute,
    options,
    isMany: Boolean(repeatable),
    parts,
    min: Number(min ?? 0),
    max: Number(max ?? 100),
    isRequired: Boolean(isRequired),
  };
}

function columnField(
  name: string,
  attribute: string,
  { attributes }: ContentType,
  options: FieldOptions,
): Field {
  const schema = attributes[attribute]!;
  const kind = kindOfAttribute(schema, options);
  if (!kind) {
    const kept = schema.customField
      ? `the custom field ${String(schema.customField)}`
      : schema.type;
    throw new Mismatch(`keeps ${name} as ${kept}; it can be ${allowedTypes.join(', ')}`);
  }
  if (schema.type === 'json' && !options.holds) {
    throw new Mismatch(`keeps ${name} as json: say what it holds, { holds: objectOf({ … }) }`);
  }
  return { in: 'column', name, attribute, column: snakeCase(attribute), kind, options };
}

function mediaField(
  name: string,
  attribute: string,
  { attributes }: ContentType,
  options: FieldOptions,
): MediaField {
  const { multiple, allowedTypes: allowed } = attributes[attribute]!;
  return {
    in: 'media',
    name,
    attribute,
    options,
    isMany: Boolean(multiple),
    allowed: (allowed as string[] | undefined) ?? [],
  };
}

const makers: Record<
  string,
  (name: string, attribute: string, type: ContentType, options: FieldOptions) => Field
> = { relation: relationField, component: componentField, media: mediaField };

/** What can be said of a field; the last two of one that is added to a type of the service. */
const fieldSettings = [
  ...['attribute', 'read', 'readOnly', 'searched', 'holds', 'help'],
  ...['inLists', 'label'],
];

/** @throws Mismatch for what nothing listens to */
function assertOptions(name: string, declared: unknown): void {
  const isObject = typeof declared === 'object' && declared !== null;
  const unknown = isObject
    ? Object.keys(declared).filter((one) => !fieldSettings.includes(one))
    : [JSON.stringify(declared)];
  if (unknown.length > 0) {
    throw new Mismatch(
      `says ${unknown.join(', ')} of ${name}; it can say true, or any of ${fieldSettings.join(', ')}`,
    );
  }
  const { read } = declared as FieldOptions;
  if (read !== undefined && !isCapabilityName(read)) {
    throw new Mismatch(
      `shows ${name} to ${JSON.stringify(read)}: a capability has a name of small letters, digits and _`,
    );
  }
}

/** @throws Mismatch for what a field of this kind has no use for */
function assertUseful(field: Field, { type }: Attribute): void {
  const { name, options } = field;
  const isText =
    field.in === 'column' &&
    (['string', 'text', 'richtext'].includes(type) || Boolean(field.kind.isHtml));
  if (options.searched && !isText) {
    throw new Mismatch(`cannot be searched by ${name}, which is no text`);
  }
  if (options.holds && type !== 'json') {
    throw new Mismatch(`says what ${name} holds: only a json attribute needs that, it is ${type}`);
  }
}

function fieldOf(type: ContentType, name: string, declared: true | FieldOptions): Field {
  if (declared !== true) assertOptions(name, declared);
  const options = declared === true ? {} : declared;
  if (!/^[a-z][a-z\d_]*$/.test(name)) {
    throw new Mismatch(`cannot show ${name}: names on the wire are in snake case`);
  }
  const attribute = attributeOf(name, options, type);
  const schema = type.attributes[attribute];
  if (!schema) throw new Mismatch(`has no attribute ${attribute}`);
  const field = (makers[schema.type] ?? columnField)(name, attribute, type, options);
  assertUseful(field, schema);
  return field;
}

export function resolveFields(
  { fields = {} }: Pick<Resource, 'fields'>,
  type: ContentType,
): Field[] {
  return makeAll(
    Object.entries(fields).map(
      ([name, declared]) =>
        () =>
          fieldOf(type, name, declared),
    ),
  );
}

/** The name under which a request sends the field. */
export function sentName(field: Field): string {
  if (field.in !== 'media') return field.name;
  return `${field.name}_id${field.isMany ? 's' : ''}`;
}

function inputOf(field: Field): yup.AnySchema {
  if (field.in === 'column') return field.kind.input;
  if (field.in === 'component') return componentInput(field);
  return field.isMany ? idArray() : idOrNone();
}

/** What the declaration says of the field, before what its kind says. */
function withHelp<Schema extends yup.AnySchema>(schema: Schema, { help }: FieldOptions): Schema {
  if (!help) return schema;
  const { json } = (schema.meta() ?? {}) as { json?: { description?: string } };
  return withJsonSchema(schema, {
    description: [help, json?.description].filter(Boolean).join(' '),
  });
}

function withDefault(schema: yup.AnySchema, { default: value }: Attribute): yup.AnySchema {
  return value === undefined || value === null ? schema : (schema.default(value) as yup.AnySchema);
}

/** What a request may send. */
export function bodyOfFields(fields: Field[], { attributes }: ContentType): Shape {
  const sent = fields
    .filter(({ options }) => !options.readOnly)
    .map((field) => {
      // Those that the kit adds are there after this.
      const schema = attributes[field.attribute] ?? { type: 'float' };
      const input = saysAttribute(field.attribute, withHelp(inputOf(field), field.options));
      return [sentName(field), schema.required ? required(input) : withDefault(input, schema)];
    });
  const { maxLength } = attributes.title!;
  const title = text({ min: 1, ...(typeof maxLength === 'number' && { max: maxLength }) });
  return { title: required(title), ...(Object.fromEntries(sent) as Shape) };
}

function outputOf(field: Field): Shape {
  if (field.in === 'column') {
    const { output } = field.kind;
    return { [field.name]: field.isByName ? onlyByName(output) : output };
  }
  if (field.in === 'media') return mediaOutput(field);
  if (field.in === 'component') return { [field.name]: componentOutput(field) };
  return { [field.name]: field.isMany ? yup.array(yup.number()) : yup.number() };
}

/** What an answer shows; what not everybody sees is not in every answer. */
export function outputOfFields(fields: Field[]): Shape {
  const shown = fields.flatMap((field) =>
    Object.entries(outputOf(field)).map(([name, schema]) => [
      name,
      withHelp(field.options.read ? optionalInResponse(schema) : schema, field.options),
    ]),
  );
  return Object.fromEntries(shown) as Shape;
}
