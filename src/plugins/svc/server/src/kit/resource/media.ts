import type { Knex } from 'knex';
import * as yup from 'yup';
import { columnNamed, columns, finding, join, select, sql } from '../../database/sql';
import { mediaUrl } from '../../host/strapi';
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

interface Format {
  url: string;
  width?: number | null;
  height?: number | null;
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

/** A picture with all that a page needs to show it without moving what is around; addresses as the library has them. */
export interface Picture {
  src: string;
  /** What is said in its place; empty where nobody has said it. */
  alt: string;
  /** In pixels; null where the library does not know. */
  width: number | null;
  height: number | null;
  /** The smaller ones, by width. */
  sizes: { name: string; src: string; width: number | null; height: number | null }[];
}

interface PictureRow extends Omit<File, 'id'> {
  alternative_text: string | null;
  width: number | null;
  height: number | null;
}

export function pictureOf({ url, alternative_text: alt, width, height, formats }: PictureRow) {
  const sizes = Object.entries(formatsOf(formats)).map(([name, one]) => ({
    name,
    src: one.url,
    width: one.width ?? null,
    height: one.height ?? null,
  }));
  sizes.sort((one, other) => (one.width ?? 0) - (other.width ?? 0));
  return { src: url, alt: alt ?? '', width, height, sizes } satisfies Picture;
}

/** The same with whole addresses, as answers have it. */
export function presentPicture(picture: Picture): Picture {
  const sizes = picture.sizes.map((size) => ({ ...size, src: mediaUrl(size.src) }));
  return { ...picture, src: mediaUrl(picture.src), sizes };
}

const pixels = () => yup.number().nullable();

/** The form of {@link Picture}; null for none. */
export function pictureOutput() {
  const size = { src: yup.string(), width: pixels(), height: pixels() };
  const sizes = yup.array(yup.object({ name: yup.string(), ...size }));
  return yup.object({ ...size, alt: yup.string(), sizes }).nullable();
}

function shownFile({ id, url, formats }: File, addressOf: typeof mediaUrl): ShownFile {
  const sizes = Object.entries(formatsOf(formats)).map(([name, one]) => [name, addressOf(one.url)]);
  return {
    id,
    address: addressOf(url),
    sizes: Object.fromEntries(sizes) as Record<string, string>,
  };
}

const link = columns('files_related_mph l', 'related_id, field');
const file = columns('files f', 'id, url');

interface FoundFile extends File {
  related_id: number;
  field: string;
}

/**
 * By row and attribute, the files in the editor's order: one query for all fields of all rows. `addressOf` makes of the
 * library's address what is shown.
 */
export async function findFiles(
  db: Knex,
  uid: string,
  fields: MediaField[],
  rows: LinkedRow[],
  addressOf = mediaUrl,
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
    files.set(key, [...(files.get(key) ?? []), shownFile(one, addressOf)]);
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
