import type { Knex } from 'knex';
import type * as yup from 'yup';
import { driverOf, join, sql, type Sql, type Value } from '../../database/sql';
import { foldedLine } from '../../domain/search-words';
import { integer, withJsonSchema } from '../schema';
import { idList } from '../id-lists';
import type { Kind } from './field-kinds';
import type { ColumnField } from './resolved';
import { listOfValues } from './value-lists';

/*
 * Parameters of a list that choose among its things: each a condition on one field, whose values it takes as the field
 * does.
 */

export const comparisons = [
  ...(['equals', 'alike', 'atLeast', 'atMost', 'between', 'anyOf', 'related'] as const),
];
type Comparison = (typeof comparisons)[number];

/** A condition on a field; on the one that is called like the parameter, where none is named. */
export interface Filter {
  comparison: Comparison;
  field?: string;
}

/** `genre=jazz`: the field has the value. */
export const equals = (field?: string): Filter => ({
  comparison: 'equals',
  ...(field && { field }),
});
/** `city=zurich`: the field, a line of text, is it whole; letter case and accents make no difference. */
export const alike = (field?: string): Filter => ({
  comparison: 'alike',
  ...(field && { field }),
});
/** `talks_min=3`: the field has the value or more. */
export const atLeast = (field: string): Filter => ({ comparison: 'atLeast', field });
/** `talks_max=3`: the field has the value or less. What has none is not found. */
export const atMost = (field: string): Filter => ({ comparison: 'atMost', field });
/** `born_between=1960-01-01,1969-12-31`: from the first to the second value, both included; an empty side is open. */
export const between = (field: string): Filter => ({ comparison: 'between', field });
/** `genres=jazz,folk`: the field has one of the values. */
export const anyOf = (field: string): Filter => ({ comparison: 'anyOf', field });
/** `event_id=12` or `event_id=12,13`: the field, a relation, names one of these things. */
export const related = (field?: string): Filter => ({
  comparison: 'related',
  ...(field && { field }),
});

/** What each finds, for who reads the description. */
const meanings: Record<Comparison, string> = {
  equals: 'What has just this.',
  alike: 'What has this, whole; letter case and accents make no difference.',
  atLeast: 'What has this or more, or is of this time or later.',
  atMost: 'What has this or less, or is of this time or earlier.',
  between: 'What is from the first to the second, both included; an empty side is open.',
  anyOf: 'What has one of these.',
  related: 'What names one of these.',
};

function explained(schema: yup.AnySchema, comparison: Comparison): yup.AnySchema {
  const { json } = (schema.meta() ?? {}) as { json?: { description?: string } };
  const description = [meanings[comparison], json?.description].filter(Boolean).join(' ');
  return withJsonSchema(schema, { description });
}

function schemaOf(comparison: Comparison, kind: Kind | undefined): yup.AnySchema {
  if (comparison === 'related' || !kind) return idList();
  const isBound = ['atLeast', 'atMost', 'between'].includes(comparison);
  const value = (isBound && kind.bound?.input) || kind.input;
  if (comparison === 'between') return listOfValues(value, { min: 2, max: 2 });
  return comparison === 'anyOf' ? listOfValues(value, { min: 1, max: 100 }) : value;
}

/** What a parameter takes, where the field is of this kind; undefined of a relation. */
export const parameterOf = ({ comparison }: Filter, kind: Kind | undefined): yup.AnySchema =>
  explained(schemaOf(comparison, kind), comparison);

/** Engines differ in whether letter case and spaces at the end make a difference: none of them may matter. */
function isExactly(db: Knex, column: Sql, value: Value, isText: boolean): Sql {
  const alike = sql`${column} = ${value}`;
  if (!isText || driverOf(db) !== 'mysql2') return alike;
  // The first finds by the index, the second tells what is really the same.
  return sql`${alike} and cast(${column} as binary) = cast(${value} as binary)`;
}

/** That a text is one of these. */
export function isOneOf(db: Knex, column: Sql, values: readonly string[]): Sql {
  const alike = values.map((value) => isExactly(db, column, value, true));
  return sql`(${join(alike, ' or ')})`;
}

/** From the first to the second; where one of them is nothing, that side is open. */
function isBetween(column: Sql, first: Value, second: Value): Sql {
  if (first === null && second === null) return sql`1 = 1`;
  if (first === null) return sql`${column} <= ${second}`;
  if (second === null) return sql`${column} >= ${first}`;
  return sql`${column} between ${first} and ${second}`;
}

/** What a condition is about. */
interface Compared {
  column: Sql;
  isText: boolean;
}

/** The condition on a column; `values` as they are stored, one but for `between` and `anyOf`. */
function conditionOf(
  db: Knex,
  comparison: Exclude<Comparison, 'related'>,
  { column, isText }: Compared,
  values: Value[],
): Sql {
  const [first, second] = values as [Value, Value];
  if (comparison === 'equals' || comparison === 'alike')
    return isExactly(db, column, first, isText);
  if (comparison === 'atLeast') return sql`${column} >= ${first}`;
  if (comparison === 'atMost') return sql`${column} <= ${first}`;
  if (comparison === 'between') return isBetween(column, first, second);
  return sql`(${join(
    values.map((value) => isExactly(db, column, value, isText)),
    ' or ',
  )})`;
}

/** The condition on a column that holds a field's values; `sent` is one of them, or several. */
export function comparisonWith(
  db: Knex,
  comparison: Filter['comparison'],
  { column, field }: { column: Sql; field: ColumnField },
  sent: unknown,
): Sql {
  const { kind } = field;
  // What is sent as nothing is no value.
  const values = [sent].flat().map((one, place) => {
    const end = comparison === 'atMost' || place === 1 ? 'last' : 'first';
    if (comparison === 'alike') return foldedLine(one as string);
    const isBound = kind.bound && comparison !== 'equals' && comparison !== 'anyOf';
    const value = isBound ? kind.bound!.valueAt(one, end) : one;
    return (kind.compare ? kind.compare(value) : kind.store(value)) as Value;
  });
  const compared = { column, isText: kind.output.type === 'string' };
  return conditionOf(db, comparison as Exclude<Comparison, 'related'>, compared, values);
}

/** For a relation to one thing, where 0 stands for none. */
export const idOrNone = () => withJsonSchema(integer({ min: 0 }), { description: '0 for none.' });
