import type { UID } from '@strapi/strapi';
import { built } from '../built';
import type { Service } from '../service';
import type { Fields } from '../things';
import type { JsonSchema } from '../values/json-schema';
import { sampleValue } from '../values/sample';

/* Things and files for fields to name, with as little in them as their types ask for. */

type Kinds = typeof import('../../kit/resource/field-kinds');
type JsonSchemas = typeof import('../../kit/openapi/json-schema');

interface Type {
  attributes: Record<string, { type: string; required?: boolean; default?: unknown }>;
  options?: { draftAndPublish?: boolean };
}

/** A value that an attribute takes from whoever writes by the Document Service. */
function attributeValue(attribute: Type['attributes'][string]): unknown {
  const kind = built<Kinds>('kit/resource/field-kinds').kindOfAttribute(attribute, {});
  if (!kind) return undefined;
  const { jsonSchemaOf } = built<JsonSchemas>('kit/openapi/json-schema');
  const sent = sampleValue(jsonSchemaOf(kind.input) as JsonSchema);
  return kind.store(kind.input.validateSync(sent));
}

/** What a document of the type cannot be without. */
export function neededAttributes({ strapi }: Service, uid: string): Fields {
  const { attributes } = strapi.contentType(uid as UID.ContentType) as unknown as Type;
  const needed = Object.entries(attributes).filter(
    ([name, { required, default: value }]) => name !== 'title' && required && value === undefined,
  );
  return Object.fromEntries(needed.map(([name, one]) => [name, attributeValue(one)]));
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
  const { options } = service.strapi.contentType(uid as UID.ContentType) as unknown as Type;
  const data = { title, ...neededAttributes(service, uid) };
  const status = options?.draftAndPublish && !isDraft && { status: 'published' };
  const documents = service.strapi.documents(uid as UID.ContentType);
  return documents.create({ data, ...status } as never) as unknown as Promise<MadeDocument>;
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
