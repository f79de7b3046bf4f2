import type { openFormsEn } from './texts-en';

export const openFormsDe: Record<keyof typeof openFormsEn, string> = {
  'openForms.title': 'Noch jemand bearbeitet dies',
  'openForms.since': '{name} hat es seit {time} geöffnet.',
  'openForms.explain': 'Wer als Zweites speichert, sieht vorher, was inzwischen geändert wurde.',
};
