import { reasonOf } from '../lib/error-reason';
import { transaction } from '../database/transaction';
import { findFault } from './checked-write';
import { queryEngine } from './query-engine';
import { ruledTypes } from './rules';

/*
 * What was imported, and the rules of the project. They are asked afterwards, of each thing as if it were made now; what
 * breaks one is said in the log, and by `npm run check`, until somebody has put it right.
 */

/** A thing that a rule has something against. */
export interface BrokenThing {
  uid: string;
  documentId: string;
  /** Which it is, and what is wrong with it. */
  line: string;
}

/** Kept in the host's store; nothing where there is nothing to ask. */
export interface Imported {
  /** Undefined until all rules have been asked once. */
  broken?: BrokenThing[];
}

const store = () => strapi.store({ type: 'plugin', name: 'svc' });
const key = 'imported';

/** To be called when rows have been imported. */
export async function noteImport(): Promise<void> {
  if (ruledTypes().length === 0) return;
  await store().set({ key, value: {} satisfies Imported });
  await askAboutImports();
}

const pageSize = 200;

/** What there is of a type, page by page. */
async function* documentsOf(uid: string): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const rows = await queryEngine(uid).findMany({
      where: { id: { $gt: last } },
      select: ['id', 'documentId'],
      orderBy: { id: 'asc' },
      limit: pageSize,
    });
    for (const { documentId } of new Map(rows.map((row) => [row.documentId, row])).values()) {
      yield String(documentId);
    }
    if (rows.length < pageSize) return;
    last = rows.at(-1)!.id;
  }
}

async function brokenThing(uid: string, documentId: string): Promise<BrokenThing | undefined> {
  const line = await transaction((trx) => findFault(trx, uid, documentId)).catch(
    (error: unknown) => `${uid} ${documentId}: a rule has failed (${reasonOf(error)})`,
  );
  return line ? { uid, documentId, line } : undefined;
}

async function findBroken(): Promise<BrokenThing[]> {
  const broken = new Map<string, BrokenThing>();
  for (const uid of ruledTypes()) {
    for await (const documentId of documentsOf(uid)) {
      const one = broken.has(documentId) ? undefined : await brokenThing(uid, documentId);
      if (one) broken.set(documentId, one);
    }
  }
  return [...broken.values()];
}

async function stillBroken(known: BrokenThing[]): Promise<BrokenThing[]> {
  const all: BrokenThing[] = [];
  for (const { uid, documentId } of known) {
    const one = await brokenThing(uid, documentId);
    if (one) all.push(one);
  }
  return all;
}

const linesInLog = 50;

function tell(broken: BrokenThing[]): void {
  if (broken.length === 0) return;
  strapi.log.error(`Of what was imported, ${broken.length} break rules of the project:`);
  for (const { line } of broken.slice(0, linesInLog)) strapi.log.error(line);
  if (broken.length > linesInLog) strapi.log.error('All of them: npm run check');
}

/** Asks the rules about what was imported: of everything once, then of what breaks one. */
export async function askAboutImports(): Promise<void> {
  const imported = (await store().get({ key })) as Imported | null;
  if (!imported) return;
  const broken = await (imported.broken ? stillBroken(imported.broken) : findBroken());
  if (!imported.broken) tell(broken);
  if (broken.length > 0) await store().set({ key, value: { broken } satisfies Imported });
  else await store().delete({ key });
}
