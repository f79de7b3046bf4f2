import type { Knex } from 'knex';
import { literal, number, sql } from '../../../database/sql';
import { selectBeside } from '../../../database/sqlite-beside';
import { offsetOf, type Page, type PageResult } from '../../../domain/page';
import { keyOf, rememberMatches, rememberedMatches, versionColumn } from './find-matches';
import { item, itemAndMore, type ListedEvent, toListed } from './listed-event';
import { type EventFilter, matchingFrom } from './matching-events';
import { orderOf } from './order';

const noIds = new Uint32Array();

/**
 * Those that fit one filter that no counts are kept of: one statement, which counts them where it is not known how many
 * they are. That is remembered until an event is written.
 */
export async function findByOneFilter(
  db: Knex,
  filter: EventFilter,
  page: Page,
  withMore: boolean,
): Promise<PageResult<ListedEvent>> {
  const { from, lead } = matchingFrom(db, filter);
  const key = `total ${keyOf(from)}`;
  const known = rememberedMatches(key);
  const version = versionColumn(filter.status);
  const total = number('total', sql`(select count(*) ${from})`);
  const rows = await selectBeside(
    db,
    sql`select ${withMore ? itemAndMore : item}, ${version}, ${known ? number('total', literal(0)) : total} ${from}
      order by ${orderOf(filter, lead)} limit ${literal(page.perPage)} offset ${offsetOf(page)}`,
  );
  const items = rows.map(toListed);
  const [first] = rows;
  if (known && Number(first?.version) === known.version) return { items, total: known.total };
  const [state] =
    first && !known ? [first] : await selectBeside(db, sql`select ${version}, ${total}`);
  const counted = { version: Number(state!.version), total: Number(state!.total) };
  rememberMatches(key, { ...counted, ids: noIds });
  return { items, total: counted.total };
}
