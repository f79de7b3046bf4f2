import type { openFormsEn } from './texts-en';

export const openFormsDe: Record<keyof typeof openFormsEn, string> = {
  'openForms.title': 'Noch jemand bearbeitet dies',
  'openForms.since': '{name} bearbeitet das hier seit {time}.',
  'openForms.explain': 'Wer als Zweiter speichert, sieht vorher, was inzwischen geändert wurde.',
};
