import type { Knex } from 'knex';
import type { InvalidParams } from '../../domain/problem';
import { database } from '../../host/strapi';
import { storeComponent } from './components';
import { draftTargets } from './draft-links';
import { placeProblems } from './located';
import { fileProblem } from './media';
import { findTargets, publicAmong, type RelationField } from './relations';
import { sentName } from './resolve-fields';
import type { Field, Resolved } from './resolved';

/*
 * What a request sends of a thing's fields: what is wrong with it, and how the Document Service takes it.
 */

type Sent = Record<string, unknown>;

const idsIn = (value: unknown): number[] => [value as number | number[]].flat().filter(Boolean);

/** What only the database knows to be wrong with a value that was sent. */
async function problemOf(db: Knex, field: Field, value: unknown): Promise<string | undefined> {
  if (field.in === 'media') return fileProblem(db, field, idsIn(value));
  if (field.in !== 'relation') return undefined;
  const known = await findTargets(db, field, idsIn(value));
  const unknown = idsIn(value).filter((id) => !known.has(id));
  const kind = field.target.slice(field.target.lastIndexOf('.') + 1);
  return unknown.length > 0 ? `there is no ${kind} ${unknown.join(', ')}` : undefined;
}

/** What only the database knows to be wrong with what was sent, by attribute. */
export async function thingProblems(
  { fields }: Pick<Resolved, 'fields'>,
  sent: Sent,
): Promise<InvalidParams> {
  const problems: InvalidParams = { ...placeProblems(fields, sent) };
  for (const field of fields) {
    const value = sent[sentName(field)];
    const problem = value === undefined ? undefined : await problemOf(database(), field, value);
    if (problem) problems[field.attribute] = problem;
  }
  return problems;
}

/** Who sends ids has seen those that are public: what they could not see stays, behind what they sent. */
async function storeRelation(
  trx: Knex,
  field: RelationField,
  value: unknown,
  documentId: string | undefined,
) {
  const ids = idsIn(value);
  const targets = await findTargets(trx, field, ids);
  const sent = ids.map((id) => targets.get(id)!);
  if (!field.isMany) return sent[0] ?? null;
  const named = documentId ? await draftTargets(trx, field, documentId) : [];
  const seen = await publicAmong(trx, field, named);
  return [...new Set([...sent, ...named.filter((one) => !seen.has(one))])];
}

async function storeField(trx: Knex, field: Field, value: unknown, documentId?: string) {
  if (field.in === 'column') return field.kind.store(value);
  if (field.in === 'component') return storeComponent(field, value);
  if (field.in === 'relation') return storeRelation(trx, field, value, documentId);
  return field.isMany ? idsIn(value) : (idsIn(value)[0] ?? null);
}

/** What was sent, as attributes for the Document Service; `documentId` of a thing that is there already. */
export async function attributesOf(
  trx: Knex,
  { fields }: Pick<Resolved, 'fields'>,
  sent: Sent,
  documentId?: string,
): Promise<Sent> {
  const attributes: Sent = { ...('title' in sent && { title: sent.title }) };
  for (const field of fields) {
    const value = sent[sentName(field)];
    if (value === undefined) continue;
    attributes[field.attribute] = await storeField(trx, field, value, documentId);
  }
  return attributes;
}
