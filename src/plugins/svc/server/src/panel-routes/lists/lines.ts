import {
  type PermissionChecker,
  permissionChecker,
  viewConfigurations,
} from '../../host/content-manager';
import { queryEngine } from '../../host/query-engine';
import type { ColumnField, Resolved } from '../../kit/resource/resolved';
import type { RelationField } from '../../kit/resource/relations';
import type { Line } from '../exports/send-csv';

/*
 * The things of a list as lines of a file: what whoever asks may read of them, under the names that the panel has for it.
 */

const batchSize = 500;

type Row = Record<string, unknown> & { id: number };

/** A column of the file: its heading, and what stands in it of a thing. */
interface Column {
  heading: string;
  valueOf: (row: Row) => string | number;
}

/** How the list is narrowed, as the query engine takes it. */
export interface Narrowed {
  where: object;
  _q?: string;
}

function textOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return JSON.stringify(value);
}

const columnOf = (heading: string, { attribute, kind }: ColumnField): Column => ({
  heading,
  valueOf: (row) => (row[attribute] === null ? '' : textOf(kind.present(row[attribute]))),
});

/** What the things are called that a relation leads to. */
async function relationColumn(heading: string, { attribute, target }: RelationField) {
  const { settings } = await viewConfigurations().findConfiguration({ uid: target });
  const name = String(settings.mainField ?? 'id');
  const valueOf = (row: Row) => {
    const named = [row[attribute] ?? []].flat() as Row[];
    return named.map((one) => textOf(one[name])).join('; ');
  };
  return { heading, valueOf };
}

/** What REST calls the state of a thing; its draft keeps none where it is published. */
const stateOf = ({ shownStatus, visibility, trashedAt }: Row): string => {
  if (trashedAt) return 'trash';
  return textOf(shownStatus ?? (visibility === 'private' ? 'private' : 'publish')).toString();
};

const fixed = (heading: string, attribute: string): Column => ({
  heading,
  valueOf: (row) => textOf(row[attribute]),
});

/** The fields that a role may read; of relations, where it may read what they lead to. */
function readableFields({ fields }: Resolved, ability: unknown, checker: PermissionChecker) {
  return fields.filter((field) => {
    if (checker.cannot.read(undefined, field.attribute)) return false;
    if (field.in === 'column') return true;
    return field.in === 'relation' && !permissionChecker(ability, field.target).cannot.read();
  }) as (ColumnField | RelationField)[];
}

async function columnsOf(resolved: Resolved, ability: unknown, checker: PermissionChecker) {
  const { uid } = resolved.declared;
  const { metadatas } = await viewConfigurations().findConfiguration({ uid });
  const headingOf = (attribute: string) => String(metadatas[attribute]?.list.label ?? attribute);
  const fields = readableFields(resolved, ability, checker).filter(
    ({ attribute }) => attribute !== 'title',
  );
  const own = await Promise.all(
    fields.map(async (field) => {
      const heading = headingOf(field.attribute);
      return field.in === 'relation' ? relationColumn(heading, field) : columnOf(heading, field);
    }),
  );
  const title = checker.cannot.read(undefined, 'title') ? [] : [fixed(headingOf('title'), 'title')];
  const state = resolved.hasDrafts ? [{ heading: 'Status', valueOf: stateOf }] : [];
  const all = [fixed('Id', 'publicId'), ...title, ...state, ...own, fixed('Changed', 'updatedAt')];
  return {
    columns: all.filter(
      ({ heading }, at) => all.findIndex((one) => one.heading === heading) === at,
    ),
    populate: fields.filter((field) => field.in === 'relation').map(({ attribute }) => attribute),
  };
}

/** All things of the list, a batch at a time in the order of their rows. */
export async function* listLines(
  resolved: Resolved,
  ability: unknown,
  { where, _q }: Narrowed,
): AsyncGenerator<Line> {
  const { uid } = resolved.declared;
  const checker = permissionChecker(ability, uid);
  const { columns, populate } = await columnsOf(resolved, ability, checker);
  for (let after = 0; ;) {
    const rows: Row[] = await queryEngine(uid).findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      ...(_q && { _q }),
      populate,
      orderBy: { id: 'asc' },
      limit: batchSize,
    });
    for (const row of rows) {
      yield Object.fromEntries(columns.map(({ heading, valueOf }) => [heading, valueOf(row)]));
    }
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}
