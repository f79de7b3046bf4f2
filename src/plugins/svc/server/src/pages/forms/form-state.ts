import type { FormFields } from './fields';

/** What a form shows beside its labels: what was typed, and what is wrong with it. */
export interface FormState {
  /** Undefined for a form that nobody has sent yet. */
  fields?: FormFields;
  /** What is wrong with all of it; empty for nothing. */
  message: string;
  /** What is wrong with a field, by its name. */
  errors: Record<string, string>;
  /** What else is to be said, once; empty or not there for nothing. */
  note?: string;
}

export const untouched: FormState = { message: '', errors: {} };

/** What a field shows: what was typed into it, else what it begins with. */
export function valueOf({ fields }: FormState, name: string, initial = ''): string {
  return fields ? fields.text(name) : initial;
}

/** `must be a whole number` is `Must be a whole number.` */
export function sentence(reason: string): string {
  const [first = '', ...rest] = reason;
  const text = first.toUpperCase() + rest.join('');
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
