import type { Knex } from 'knex';
import { leftAfter, type OtherEditor } from '../../contract/open-forms';
import { documentColumns } from '../../database/document-columns';
import { insertOrIgnore } from '../../database/insert-rows';
import { table } from '../../database/table';
import { nameOf } from '../../host/administrator-name';
import { queryEngine } from '../../host/query-engine';
import { database } from '../../host/strapi';
import { now } from '../../lib/clock';

/*
 * Who has which thing open in the panel, for colleagues at whichever process. A row is kept up by its form, and says
 * nothing once that has not been heard of for a while.
 */

export interface OpenForm {
  type: string;
  thing: string;
  administrator_id: number;
}

const forms = (db: Knex) => table(db, 'svc_open_forms');
const left = () => now() - leftAfter;

/** A form is open, or still is. On MySQL those who open it at once may end each other's statements. */
export async function keepOpen(db: Knex, form: OpenForm): Promise<void> {
  const [opened_at, before] = [now(), left()];
  const seen_at = opened_at;
  const own = () => forms(db).where({ ...form });
  const kept = await own().where('seen_at', '>', before).update({ seen_at });
  if (kept > 0) return;
  const opened = await own().where('seen_at', '<=', before).update({ opened_at, seen_at });
  if (opened > 0) return;
  const row = { ...documentColumns(), ...form, opened_at, seen_at };
  await insertOrIgnore(db, 'svc_open_forms', row);
}

export async function close(db: Knex, form: OpenForm): Promise<void> {
  await forms(db)
    .where({ ...form })
    .delete();
}

/** Who else has it open, the first of them first. */
export async function findOthers(db: Knex, form: OpenForm): Promise<OtherEditor[]> {
  const { type, thing, administrator_id } = form;
  const open = await forms(db)
    .where({ type, thing })
    .whereNot('administrator_id', administrator_id)
    .where('seen_at', '>', left())
    .orderBy('opened_at')
    .select('administrator_id', 'opened_at');
  if (open.length === 0) return [];
  const ids = open.map(({ administrator_id: id }) => id);
  const colleagues = await queryEngine('admin::user').findMany({ where: { id: { $in: ids } } });
  return open.flatMap(({ administrator_id: id, opened_at: since }) =>
    colleagues
      .filter((colleague) => colleague.id === id)
      .map((colleague) => ({ name: nameOf(colleague), since: Number(since) })),
  );
}

/** Of browsers that have gone without a word. */
export async function purgeLeftForms(): Promise<void> {
  await forms(database()).where('seen_at', '<=', left()).delete();
}
