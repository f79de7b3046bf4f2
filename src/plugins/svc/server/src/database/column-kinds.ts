import type { Minor, StoredMinor } from '../domain/money';

/*
 * What the columns of tables.ts are made of.
 */

/** What a database calls a column. */
export type Kind = 'integer' | 'bigint' | 'number' | 'text' | 'boolean' | 'moment';

/** A column; `Value` is what all three engines answer for it. */
export interface Column<Value> {
  kind: Kind;
  /** Only for the compiler. */
  value?: Value;
}

/** A column that always has a value, and `orNull` one that may have none. */
function column<Value>(kind: Kind): Column<Value> & { orNull: Column<Value | null> } {
  return { kind, orNull: { kind } };
}

export const integer = column<number>('integer');
/** PostgreSQL's comes as text. */
export const bigint = column<number | string>('bigint');
/** Minor units, up to a million. */
export const money = column<Minor>('integer');
/** Minor units of any size. */
export const largeMoney = column<StoredMinor>('bigint');
const float = column<number>('number');
/** Of a link table: the place of a link among the others. */
export const place = column<number>('number');
export const text = column<string>('text');
export const oneOf = <Word extends string>() => column<Word>('text');
/** SQLite and MySQL keep it as a number. */
export const boolean = column<boolean | number>('boolean');
/** A number of milliseconds on SQLite. */
export const moment = column<Date | string | number>('moment');

/** What Strapi gives every content type. Rows that are written by SQL need not have all of it. */
export const document = {
  id: integer,
  document_id: text,
  created_at: moment.orNull,
  updated_at: moment.orNull,
  published_at: moment.orNull,
  created_by_id: integer.orNull,
  updated_by_id: integer.orNull,
  locale: text.orNull,
};

/** What has an id on the wire and an address. */
export const addressed = {
  ...document,
  public_id: integer,
  slug: text,
  title: text,
  /** In the form of `searchTextOf`; null in a row that came past every hook. */
  search_text: text.orNull,
};

/** A place as a point of the unit sphere: near-place.ts finds it. */
export const placed = {
  place_x: float.orNull,
  place_y: float.orNull,
  place_z: float.orNull,
};

/** What has a place of its own, in degrees. */
export const located = { lat: float.orNull, lng: float.orNull, ...placed };
