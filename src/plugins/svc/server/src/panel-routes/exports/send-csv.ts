import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { AdminContext } from '../../kit/admin-route';

/** With a mark that has programs read it as UTF-8; what would be a formula there begins with an apostrophe. */
const format = {
  header: true,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // One alone ends a line to some programs.
  quoted_match: /[\r\n]/,
};

/** One line of a file: its columns, and what stands in them. */
export type Line = Record<string, string | number>;

export interface File {
  /** With their headings, which a file without lines has, too. */
  columns: string[] | { key: string; header: string }[];
  lines: AsyncGenerator<Line>;
}

/** Sends lines as the file `{name}.csv`, while they are made. */
export function sendCsv(ctx: AdminContext, name: string, { columns, lines }: File): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}.csv"`);
  const csv = stringify({ ...format, columns });
  pipeline(Readable.from(lines), csv, (error) => {
    // Half a file must not look like a whole one: the connection ends instead.
    if (error) strapi.log.error(`The export of ${name} has failed: ${error.message}`);
  });
  ctx.body = csv;
}
