import type { Knex } from 'knex';
import * as yup from 'yup';
import { columnNamed, columns, finding, join, select, sql } from '../../database/sql';
import { settings } from '../../host/strapi';
import { type Shape, withJsonSchema } from '../schema';
import type { FieldOptions } from './declaration';
import type { LinkedRow } from './relations';

/*
 * Files of the media library: a request names them by id, an answer shows their addresses.
 */

/** A field that holds files: `photo` is sent as `photo_id` and shown as `photo`, `photo_id` and `photo_sizes`. */
export interface MediaField {
  in: 'media';
  name: string;
  attribute: string;
  options: FieldOptions;
  isMany: boolean;
  /** `images`, `videos`, `files` …; any where nothing is said. */
  allowed: string[];
}

/** A file, as answers show it. */
export interface ShownFile {
  id: number;
  address: string;
  /** The smaller ones that the library made of a picture, by their name. */
  sizes: Record<string, string>;
}

/** An address of the media library; those of local files are relative there. */
export function mediaUrl(address: string): string {
  return address.startsWith('/') ? `${settings().publicUrl}${address}` : address;
}

interface Format {
  url: string;
}

function formatsOf(formats: unknown): Record<string, Format> {
  const read = (typeof formats === 'string' ? JSON.parse(formats) : formats) as unknown;
  return (read ?? {}) as Record<string, Format>;
}

/** A row of the media library, whoever read it. */
export interface File {
  id: number;
  url: string;
  formats: unknown;
}

function shownFile({ id, url, formats }: File): ShownFile {
  const sizes = Object.entries(formatsOf(formats)).map(([name, one]) => [name, mediaUrl(one.url)]);
  return { id, address: mediaUrl(url), sizes: Object.fromEntries(sizes) as Record<string, string> };
}

const link = columns('files_related_mph l', 'related_id, field');
const file = columns('files f', 'id, url');

interface FoundFile extends File {
  related_id: number;
  field: string;
}

/** By row and attribute, the files in the editor's order: one query for all fields of all rows. */
export async function findFiles(
  db: Knex,
  uid: string,
  fields: MediaField[],
  rows: LinkedRow[],
): Promise<Map<string, ShownFile[]>> {
  const files = new Map<string, ShownFile[]>();
  if (fields.length === 0 || rows.length === 0) return files;
  const attributes = join(fields.map(({ attribute }) => attribute));
  const found = await select(
    db,
    finding<FoundFile>(sql`select ${link}, ${file}, ${columnNamed(db, 'f.formats')}
      from files_related_mph l join files f on f.id = l.file_id
      where l.related_type = ${uid} and l.field in (${attributes})
        and l.related_id in (${join(rows.map(({ id }) => id))})
      order by ${columnNamed(db, 'l.order')}, l.id`),
  );
  for (const one of found) {
    const key = `${one.related_id} ${one.field}`;
    files.set(key, [...(files.get(key) ?? []), shownFile(one)]);
  }
  return files;
}

const type = columns('files', 'id, mime');

/** What is wrong with these ids of files, if anything. */
export async function fileProblem(
  db: Knex,
  { allowed }: MediaField,
  ids: number[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const found = await select(db, sql`select ${type} from files where id in (${join(ids)})`);
  const known = new Map(found.map(({ id, mime }) => [id, mime]));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) return `there is no file ${unknown.join(', ')} in the media library`;
  if (allowed.length === 0 || allowed.includes('files')) return undefined;
  const kindOfMime = (mime: string) => `${mime.split('/')[0]!}s`;
  const wrong = ids.filter((id) => !allowed.includes(kindOfMime(known.get(id) ?? '')));
  return wrong.length > 0
    ? `must be of ${allowed.join(', ')}: ${wrong.join(', ')} is not`
    : undefined;
}

const address = () => withJsonSchema(yup.string(), { description: 'Address of the file.' });
const sizes = () =>
  withJsonSchema(yup.mixed(), {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Addresses of smaller ones, by their name, such as thumbnail.',
  });

export function mediaOutput({ name, isMany }: MediaField): Shape {
  return isMany
    ? {
        [name]: yup.array(address()),
        [`${name}_ids`]: yup.array(yup.number()),
        [`${name}_sizes`]: yup.array(sizes()),
      }
    : { [name]: address(), [`${name}_id`]: yup.number(), [`${name}_sizes`]: sizes() };
}

export function presentFiles({ name, isMany }: MediaField, files: ShownFile[]) {
  if (isMany) {
    return {
      [name]: files.map((one) => one.address),
      [`${name}_ids`]: files.map(({ id }) => id),
      [`${name}_sizes`]: files.map((one) => one.sizes),
    };
  }
  const [one] = files;
  return {
    [name]: one?.address ?? '',
    [`${name}_id`]: one?.id ?? 0,
    [`${name}_sizes`]: one?.sizes ?? {},
  };
}
