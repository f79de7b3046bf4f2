import * as yup from 'yup';
import type { Shape } from './schema';

/*
 * Shapes of answers that have a name of their own in the self-description, so that a generated client has one type
 * for an event and not one for each answer that is one.
 */

const shapes = new Map<string, Shape>();
const names = new WeakMap<Shape, string>();

/** Names the fields of a thing. @throws Error where another shape has the name. */
export function named<S extends Shape>(name: string, shape: S): S {
  if (shapes.has(name)) throw new Error(`There are two shapes named ${name}.`);
  shapes.set(name, shape);
  names.set(shape, name);
  return shape;
}

export function nameOf(shape: Shape): string | undefined {
  return names.get(shape);
}

export function findShape(name: string): Shape | undefined {
  return shapes.get(name);
}

/**
 * An object within an answer that has one of several forms. Which there are is asked when the answer is described: by then
 * all are declared.
 */
export function oneOfForms(forms: () => Shape[]): yup.AnySchema {
  return yup.mixed().meta({ forms });
}

/** Things of a named shape, within an answer. Yup copies what a schema is told, so it is told the name. */
export function listOf(shape: Shape): yup.AnySchema {
  return yup.array(yup.object(shape).meta({ shapeName: nameOf(shape) }));
}
