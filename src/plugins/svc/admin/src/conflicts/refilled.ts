import { editedFields, type Fields } from './compare';

const pick = (from: Fields, names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** A form. */
export interface Typing {
  /** What it was filled with, or what of it is being saved: what differs from that has been typed. */
  base: Fields;
  values: Fields;
}

/** Of a form that was filled anew. */
export interface Refilled extends Typing {
  /** The fields that were being typed in, and in which there is something else now. */
  changedByOthers: string[];
}

/**
 * What had been typed last, of a form that was filled anew: a letter that was typed just then comes before what it is
 * filled with, or on top of it.
 */
export function typedLast(before: Fields, shown: Fields, filled: Fields): Fields {
  return { ...before, ...pick(shown, editedFields(shown, filled)) };
}

/** Keeps what has been typed into a form, when the host fills it anew. */
export function refilled({ base, values }: Typing, filled: Fields): Refilled {
  const names = editedFields(values, base);
  if (names.length === 0) return { base: filled, values: filled, changedByOthers: [] };
  // With what has been typed, as after publishing: that alone saves nothing.
  const differing = editedFields(values, filled);
  const alike = names.filter((name) => !differing.includes(name));
  const changed = editedFields(filled, base);
  return {
    base: { ...filled, ...pick(base, alike) },
    values: { ...filled, ...pick(values, names) },
    changedByOthers: names.filter((name) => !alike.includes(name) && changed.includes(name)),
  };
}
