import { isRequired, type Shape } from './schema';

/* What is to be known of the names of a shape before anything is read by it: schemas are large, and most are not asked for. */

interface ShapeName {
  name: string;
  /** Whether it says something of what is not sent: that it has to be, or what it is then. */
  isExpected: boolean;
}

const known = new WeakMap<Shape, ShapeName[]>();

/** The names of a shape, in its order. */
export function namesIn(shape: Shape): ShapeName[] {
  const before = known.get(shape);
  if (before) return before;
  const names = Object.entries(shape).map(([name, schema]) => ({
    name,
    isExpected: isRequired(schema) || schema.spec.default !== undefined,
  }));
  known.set(shape, names);
  return names;
}

/** Makes a shape that others hold what another one is. */
export function replaceShape(shape: Shape, next: Shape): Shape {
  for (const name of Object.keys(shape)) delete shape[name];
  known.delete(shape);
  return Object.assign(shape, next);
}
