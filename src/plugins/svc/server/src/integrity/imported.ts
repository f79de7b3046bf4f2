import type { Knex } from 'knex';
import { columnNamed, finding, select, sql, tableNamed } from '../database/sql';
import type { Imported } from '../host/imported-things';
import type { CheckedRule } from './check-integrity';

/*
 * What was imported and breaks rules of the project. The rules are code of the project that a running service asks; what
 * they said last, it has written down.
 */

interface ImportReport {
  rules: CheckedRule[];
  /** Why nothing is said of an import; empty where something is, or there was none. */
  silence: string;
}

/** What the rules of the project say of the last import. */
export async function checkImported(db: Knex): Promise<ImportReport> {
  const [row] = await select(
    db,
    finding<{ value: string }>(sql`select ${columnNamed(db, 'value')} as value
      from ${tableNamed(db, 'strapi_core_store_settings')}
      where ${columnNamed(db, 'key')} = ${'plugin_svc_imported'}`),
  );
  if (!row) return { rules: [], silence: '' };
  const { broken } = JSON.parse(row.value) as Imported;
  if (!broken) {
    return { rules: [], silence: 'Rules have not been asked about what was imported: start it' };
  }
  const rule = 'What was imported keeps the rules of the project';
  const violations = broken.map(({ line }) => line);
  return { rules: [{ rule, rows: broken.length, violations }], silence: '' };
}
