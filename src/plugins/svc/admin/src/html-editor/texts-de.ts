import type { htmlEn } from './texts-en';

export const htmlDe: Record<keyof typeof htmlEn, string> = {
  'html.tools': 'Formatierung von {label}',
  'html.heading': 'Überschrift',
  'html.subheading': 'Zwischenüberschrift',
  'html.bold': 'Fett',
  'html.italic': 'Kursiv',
  'html.bullets': 'Aufzählung',
  'html.numbers': 'Nummerierte Liste',
  'html.quote': 'Zitat',
  'html.link': 'Link',
  'html.link.address': 'Wohin er führt',
  'html.link.wrong': 'Mit https://, http://, mailto:, tel: oder / beginnen.',
  'html.link.set': 'Link setzen',
  'html.link.remove': 'Link entfernen',
  'html.picture': 'Bild aus der Medienbibliothek',
  'html.preview': 'Vorschau',
  'html.edit': 'Bearbeiten',
  'html.previewOf': 'Vorschau von {label}',
  'html.removed': 'Beim Speichern wird etwas davon herausgenommen.',
};
