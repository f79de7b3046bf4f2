import type { Knex } from 'knex';
import { findComponents, presentComponent } from '../../../kit/resource/components';
import { findFiles, presentFiles, type ShownFile } from '../../../kit/resource/media';
import type { Field } from '../../../kit/resource/resolved';
import type { EventField } from '../fields';

/*
 * What a listing keeps of the fields of a project that are no columns: files, by addresses as the media library has
 * them, and components.
 */

/** What event rows refer to in fields of a project. */
export interface AddedValues {
  /** By row and attribute, `12 poster`. */
  files: Map<string, ShownFile[]>;
  /** By row. */
  components: Map<number, Record<string, unknown>>;
}

const uid = 'plugin::svc.event';

/** A fixed number of queries, and none where a project adds no such field. */
export async function findAddedValues(
  db: Knex,
  fields: Field[],
  rows: { id: number; document_id: string }[],
): Promise<AddedValues> {
  const media = fields.filter((field) => field.in === 'media');
  const components = fields.filter((field) => field.in === 'component');
  return {
    files: await findFiles(db, uid, media, rows, (address) => address),
    components: await findComponents(uid, components, rows),
  };
}

/** What is kept of a field under one of its names. A relation only has its place: queries/related.ts fills it. */
export function keepingOf(field: Field, name: string): EventField['keep'] {
  if (field.in === 'relation') return () => (field.isMany ? [] : 0);
  if (field.in === 'column') {
    return ({ row }) => field.kind.present((row as Record<string, unknown>)[field.column]);
  }
  const { attribute } = field;
  if (field.in === 'component') {
    return ({ row, added }) =>
      presentComponent(field, added.components.get(row.id)?.[attribute])[name];
  }
  return ({ row, added }) => {
    const shown: Record<string, unknown> = presentFiles(
      field,
      added.files.get(`${row.id} ${attribute}`) ?? [],
    );
    return shown[name];
  };
}
