import { viewConfigurations } from '../../host/content-manager';
import { hasDrafts } from '../../kit/resource/public-side';
import type { ColumnField, Resolved } from '../../kit/resource/resolved';
import type { RelationField } from '../../kit/resource/relations';
import { type Reader, readerOf, type Row } from './reader';

/*
 * The columns of the file of a list, under the names that the panel has for them. Pictures, files and components have
 * none: they are more than fits into a line.
 */

export interface Column {
  attribute: string;
  heading: string;
  /** Shown of every thing that is seen at all. */
  isOpen?: true;
  valueOf: (row: Row) => string | number;
  /** What the rows have to be loaded with. */
  populate?: object;
}

type Written = Omit<Column, 'heading'>;

function textOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return JSON.stringify(value);
}

/** What REST calls the state of a thing; its draft keeps none where it is published. */
const stateOf = ({ shownStatus, visibility, trashedAt }: Row): string => {
  if (trashedAt) return 'trash';
  return textOf(shownStatus ?? (visibility === 'private' ? 'private' : 'publish')).toString();
};

const stored = (attribute: string): Written => ({
  attribute,
  valueOf: (row) => textOf(row[attribute]),
});

const open = (attribute: string, heading: string): Column => ({
  ...stored(attribute),
  heading,
  isOpen: true,
});

const columnOf = ({ attribute, kind }: ColumnField): Written => ({
  attribute,
  valueOf: (row) => (row[attribute] === null ? '' : textOf(kind.present(row[attribute]))),
});

/** Of things with drafts the draft alone is named: a type without drafts is linked to both rows of each. */
function whatIsNamed({ where, asksEach, populate }: Reader, target: string, name: string) {
  return {
    where: { $and: [where, ...(hasDrafts(target) ? [{ publishedAt: null }] : [])] },
    // Where each is asked about, a condition may look at anything of it.
    ...(asksEach ? { populate } : { select: [...new Set(['id', name])] }),
  };
}

/** What the things are called that a relation leads to, as far as whoever asks may read that; null where they may not. */
async function relationColumn(
  { attribute, target }: RelationField,
  ability: unknown,
): Promise<Written | null> {
  const { settings } = await viewConfigurations().findConfiguration({ uid: target });
  const name = String(settings.mainField ?? 'id');
  const reader = await readerOf(ability, target);
  if (!reader.mayReadOfSome(name)) return null;
  const valueOf = (row: Row) => {
    const named = [row[attribute] ?? []].flat() as Row[];
    const read = named.filter((one) => reader.mayRead(one, name));
    return read.map((one) => textOf(one[name])).join('; ');
  };
  return { attribute, valueOf, populate: { [attribute]: whatIsNamed(reader, target, name) } };
}

/** The fields of which a role may read something. */
async function ownColumns({ fields }: Resolved, ability: unknown, reader: Reader) {
  const written = fields
    .filter(({ attribute }) => attribute !== 'title' && reader.mayReadOfSome(attribute))
    .map((field) =>
      field.in === 'relation'
        ? relationColumn(field, ability)
        : Promise.resolve(field.in === 'column' ? columnOf(field) : null),
    );
  const title = reader.mayReadOfSome('title') ? stored('title') : null;
  return [title, ...(await Promise.all(written))].filter((one) => one !== null);
}

/** Each heading once: where it is taken, the attribute stands behind it in brackets. */
async function withHeadings(uid: string, columns: Written[], taken: string[]): Promise<Column[]> {
  const { metadatas } = await viewConfigurations().findConfiguration({ uid });
  const known = new Set(taken);
  return columns.map((column) => {
    const { attribute } = column;
    const label = String(metadatas[attribute]?.list.label ?? attribute);
    const heading = known.has(label) ? `${label} (${attribute})` : label;
    known.add(heading);
    return { ...column, heading };
  });
}

export async function columnsOf(
  resolved: Resolved,
  ability: unknown,
  reader: Reader,
): Promise<Column[]> {
  const id = open('publicId', 'Id');
  const state = { ...open('shownStatus', 'Status'), valueOf: stateOf };
  const states = resolved.hasDrafts ? [state] : [];
  const changed = open('updatedAt', 'Changed');
  const taken = [id, ...states, changed].map(({ heading }) => heading);
  const written = await ownColumns(resolved, ability, reader);
  const own = await withHeadings(resolved.declared.uid, written, taken);
  const isTitle = ({ attribute }: Column) => attribute === 'title';
  const others = own.filter((column) => !isTitle(column));
  return [id, ...own.filter(isTitle), ...states, ...others, changed];
}
