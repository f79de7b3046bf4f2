import type * as yup from 'yup';
import { type InvalidParams, invalidParams, missingParams, type Problem } from '../domain/problem';
import { camelCase } from '../lib/camel-case';
import { snakeCase } from '../lib/snake-case';
import type { Shape } from './schema';

/*
 * Services name attributes, as content types do. The wire has names of its own, in snake case: here, and nowhere else,
 * one becomes the other.
 */

/** Attribute to the parameter that says it. */
export type WireNames = ReadonlyMap<string, string>;

/** Declares that a parameter says an attribute of another name: `venue_id: attribute('venue', integer())`. */
export function attribute<T extends yup.AnySchema>(name: string, schema: T): T {
  return schema.meta({ ...schema.meta(), attribute: name }) as T;
}

/** The parameters of a shape by their attributes: `startDate` is `start_date` where nothing else is declared. */
export function wireNamesOf(shape: Shape): WireNames {
  const names = Object.entries(shape).map(([name, schema]) => {
    const { attribute: said } = (schema.meta() ?? {}) as { attribute?: string };
    return [said ?? camelCase(name), name] as const;
  });
  return new Map(names);
}

/** What may be an attribute; a header is not. */
const attributeName = /^[a-z][a-z\d]*(?:[A-Z][a-z\d]*)*$/;

function wireName(name: string, names: WireNames): string {
  const declared = names.get(name);
  if (declared || !attributeName.test(name)) return declared ?? name;
  return snakeCase(name);
}

const camelCaseWord = /\b[a-z]+(?:[A-Z][a-z\d]*)+\b/g;

/** Reasons by parameter. A reason may name other attributes. */
export function reasonsOnWire(reasons: InvalidParams, names: WireNames): InvalidParams {
  const renamed = Object.entries(reasons).map(([name, reason]) => [
    wireName(name, names),
    reason.replace(camelCaseWord, (word) => names.get(word) ?? word),
  ]);
  return Object.fromEntries(renamed) as InvalidParams;
}

/** Those that have the names of the wire, so that a parameter that is called like an attribute keeps its name. */
const translated = new WeakSet<Problem>();

/** A problem that names parameters as they were sent. */
export function asSent(problem: Problem): Problem {
  translated.add(problem);
  return problem;
}

/** A problem in the names of the wire. What has these already stays as it is. */
export function onWire(problem: Problem, names: WireNames = new Map()): Problem {
  if (translated.has(problem)) return problem;
  return asSent(rename(problem, names));
}

function rename(problem: Problem, names: WireNames): Problem {
  const { kind, params, why } = problem;
  if (!params) return problem;
  if (kind === 'missingParam' && Array.isArray(params)) {
    return missingParams(params.map((name) => wireName(name, names)));
  }
  if (kind === 'invalidParam' && !Array.isArray(params)) {
    return invalidParams(reasonsOnWire(params, names), why);
  }
  return problem;
}
