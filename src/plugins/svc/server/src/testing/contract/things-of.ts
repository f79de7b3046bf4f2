import type { UID } from '@strapi/strapi';
import { built } from '../built';
import type { Service } from '../service';
import type { Fields } from '../things';
import type { JsonSchema } from '../values/json-schema';
import { sampleValue } from '../values/sample';

/* Things and files for fields to name, with as little in them as their types ask for. */

type Kinds = typeof import('../../kit/resource/field-kinds');
type JsonSchemas = typeof import('../../kit/openapi/json-schema');

interface Attribute {
  type: string;
  [option: string]: unknown;
  required?: boolean;
  default?: unknown;
  allowedTypes?: string[];
}

interface Type {
  attributes: Record<string, Attribute>;
  options?: { draftAndPublish?: boolean };
}

const typeOf = ({ strapi }: Service, uid: string) =>
  strapi.contentType(uid as UID.ContentType) as unknown as Type;

/** A value that an attribute takes from whoever writes by the Document Service. */
function attributeValue(attribute: Attribute): unknown {
  const kind = built<Kinds>('kit/resource/field-kinds').kindOfAttribute(attribute, {});
  if (!kind) return undefined;
  const { jsonSchemaOf } = built<JsonSchemas>('kit/openapi/json-schema');
  const sent = sampleValue(jsonSchemaOf(kind.input) as JsonSchema);
  return kind.store(kind.input.validateSync(sent));
}

/** What the schema of the type asks for. */
function requiredAttributes(service: Service, uid: string): Fields {
  const needed = Object.entries(typeOf(service, uid).attributes).filter(
    ([name, { required, default: value }]) => name !== 'title' && required && value === undefined,
  );
  return Object.fromEntries(needed.map(([name, one]) => [name, attributeValue(one)]));
}

interface Refusal {
  details?: { errors?: { path: string[] }[] };
}

async function create(service: Service, uid: string, data: Fields, isDraft: boolean) {
  const { options } = typeOf(service, uid);
  const status = options?.draftAndPublish && !isDraft && { status: 'published' };
  const documents = service.strapi.documents(uid as UID.ContentType);
  return documents.create({ data, ...status } as never) as unknown as Promise<MadeDocument>;
}

/** The attributes that rules miss in a document of the type; it does not stay. */
async function missedByRules(service: Service, uid: string, data: Fields): Promise<string[]> {
  try {
    const { documentId } = await create(service, uid, { title: 'A trial', ...data }, false);
    const documents = service.strapi.documents(uid as UID.ContentType);
    await documents.delete({ documentId }).catch(() => undefined);
    return [];
  } catch (error) {
    return ((error as Refusal).details?.errors ?? []).map(({ path }) => String(path[0]));
  }
}

/** What rules of the project want of a document of the type besides, as far as a value can be made. */
async function learn(service: Service, uid: string): Promise<Fields> {
  const { attributes } = typeOf(service, uid);
  const known = requiredAttributes(service, uid);
  for (;;) {
    const missed = await missedByRules(service, uid, known);
    const more = missed.filter((name) => !(name in known) && name in attributes);
    if (more.length === 0) return known;
    for (const name of more) {
      const attribute = attributes[name]!;
      const isFile = attribute.type === 'media';
      known[name] = isFile
        ? await makeFile(service, attribute.allowedTypes?.[0])
        : attributeValue(attribute);
    }
  }
}

const learned = new WeakMap<Service, Map<string, Promise<Fields>>>();

/** What a document of the type cannot be without, so that it can be public. */
export function neededAttributes(service: Service, uid: string): Promise<Fields> {
  const known = learned.get(service) ?? new Map<string, Promise<Fields>>();
  learned.set(service, known);
  const needed = known.get(uid) ?? learn(service, uid);
  known.set(uid, needed);
  return needed;
}

export interface MadeDocument {
  documentId: string;
  publicId: number;
}

/** A document, which is published where its type has drafts, unless it is to be a draft. */
export async function makeDocument(
  service: Service,
  uid: string,
  { title = 'Something to be named', isDraft = false } = {},
): Promise<MadeDocument> {
  const data = { title, ...(await neededAttributes(service, uid)) };
  return create(service, uid, data, isDraft);
}

const files: Record<string, [mime: string, ending: string]> = {
  images: ['image/png', '.png'],
  videos: ['video/mp4', '.mp4'],
  audios: ['audio/mpeg', '.mp3'],
  files: ['application/pdf', '.pdf'],
};

/** A file of the media library, of one of the kinds that a field allows; of any, a picture. */
export async function makeFile({ strapi }: Service, kind = 'images'): Promise<number> {
  const [mime, ext] = files[kind]!;
  const name = `sample${ext}`;
  const data = { name, url: `/uploads/${name}`, hash: name, ext, mime, size: 1, provider: 'local' };
  const made = (await strapi.db.query('plugin::upload.file').create({ data })) as { id: number };
  return made.id;
}
