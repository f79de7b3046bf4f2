import * as yup from 'yup';
import type { Core } from '@strapi/strapi';
import { settings } from '../host/strapi';
import type { Shape } from '../kit/schema';
import { wordsOf } from './answers';
import { allPaymentMethods } from './providers';

/*
 * Settings of a project's ways of paying: variables of the environment by the names that they are declared with.
 */

type Values = Record<string, unknown>;

interface Declared {
  shape: Shape;
  file: string | undefined;
}

const declared = new Map<string, Declared>();

export function addSettings(name: string, shape: Shape, file: string | undefined): void {
  declared.set(name, { shape, file });
}

/** A value is not repeated: it may be secret. */
function readValue(variable: string, schema: yup.AnySchema): unknown {
  const sent = process.env[variable]?.trim() || undefined;
  const value: unknown = sent ?? schema.spec.default;
  if (value === undefined) throw new Error(`needs ${variable}, which is not set`);
  try {
    return schema.validateSync(value);
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new Error(`cannot use ${variable}: it ${wordsOf(error)}`);
  }
}

/** @throws Error in one line for the first that is not there, or cannot be used */
export function readMethodSettings(name: string): Values {
  const { shape, file } = declared.get(name)!;
  try {
    const read = Object.entries(shape).map(([variable, schema]) => [
      variable,
      readValue(variable, schema),
    ]);
    return Object.fromEntries(read) as Values;
  } catch (error) {
    const where = file ? ` in ${file}` : '';
    throw new Error(`The payment method ${name}${where} ${(error as Error).message}.`);
  }
}

const known = new WeakMap<Core.Strapi, Map<string, Values>>();

/** As they were at the start. */
export function valuesOf(name: string): Values {
  const values = known.get(strapi)?.get(name);
  if (!values) throw new Error(`The payment method ${name} is not set up.`);
  return values;
}

/**
 * Reads the settings of all that are set up. To be called while Strapi registers, when the routes are loaded.
 * @throws Error in one line for a method that there is not, and for settings that cannot be used
 */
export function openPaymentMethods(): void {
  const names = settings().paymentMethods;
  const there = allPaymentMethods().flatMap(({ isDeclared, provider }) =>
    isDeclared ? [provider.name] : [],
  );
  const unknown = names.find((name) => !there.includes(name));
  if (unknown !== undefined) {
    const which = there.length > 0 ? `none of ${there.join(', ')}` : 'not declared by the project';
    throw new Error(`paymentMethods names ${unknown}, which is ${which}.`);
  }
  known.set(strapi, new Map(names.map((name) => [name, readMethodSettings(name)])));
}
