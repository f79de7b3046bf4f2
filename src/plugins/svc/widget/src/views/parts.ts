import { type Child, h } from '../dom';

/** What is wrong with a field, below it; the field names it in `aria-describedby`. */
export function errorOf(errors: Map<string, string>, field: string): Child {
  const text = errors.get(field);
  return text && h('p', { class: 'error', id: `${field}-error`, part: 'error' }, text);
}

/** What an input says of its error and its hint. */
export function describedBy(errors: Map<string, string>, field: string, hint = false) {
  const ids = [
    ...(hint ? [`${field}-hint`] : []),
    ...(errors.has(field) ? [`${field}-error`] : []),
  ];
  return {
    'aria-describedby': ids.join(' ') || null,
    'aria-invalid': errors.has(field) ? 'true' : null,
  };
}

/** What is wrong with all of it. */
export function problemOf(problem: string): Child {
  if (!problem) return null;
  const properties = {
    class: 'problem',
    id: 'problem',
    part: 'problem',
    role: 'alert',
    tabindex: -1,
  };
  return h('p', properties, problem);
}

export function heading(text: string): HTMLElement {
  return h('h3', { id: 'heading', part: 'heading', tabindex: -1 }, text);
}
