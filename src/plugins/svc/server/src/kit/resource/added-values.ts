import type { Knex } from 'knex';
import type { InvalidParams } from '../../domain/problem';
import { sentName } from './resolve-fields';
import type { Field } from './resolved';
import { attributesOf, thingProblems } from './sent-values';

/*
 * Values of the fields that a project adds to a type whose operations are written by hand, by attribute: of relations
 * public ids, of pictures ids of files.
 */

export type AddedValues = Record<string, unknown>;

/** What a body says of the fields; undefined where it says nothing. */
export function addedIn(fields: Field[], body: Record<string, unknown>): AddedValues | undefined {
  const said = fields.filter(
    (field) => !field.options.readOnly && body[sentName(field)] !== undefined,
  );
  if (said.length === 0) return undefined;
  return Object.fromEntries(said.map((field) => [field.attribute, body[sentName(field)]]));
}

/** By the names of the wire, as the kit takes them. */
function sentOf(fields: Field[], added: AddedValues): Record<string, unknown> {
  const said = fields.filter(({ attribute }) => attribute in added);
  return Object.fromEntries(said.map((field) => [sentName(field), added[field.attribute]]));
}

/** What only the database knows to be wrong with them, by attribute. */
export function addedProblems(fields: Field[], added: AddedValues = {}): Promise<InvalidParams> {
  return thingProblems({ fields }, sentOf(fields, added));
}

/** The values as the Document Service takes them; `documentId` of a thing that is there already. */
export function storeAdded(
  trx: Knex,
  fields: Field[],
  added: AddedValues = {},
  documentId?: string,
): Promise<AddedValues> {
  return attributesOf(trx, { fields }, sentOf(fields, added), documentId);
}
