import type { replaceEn } from './replace-texts-en';

export const replaceDe: Record<keyof typeof replaceEn, string> = {
  'replace.by': 'An seine Stelle tritt',
  'replace.type': 'Namen eingeben',
  'replace.clear': 'Anderes wählen',
  'replace.none': 'Nicht dabei? Einen anderen Teil des Namens eingeben.',
  'replace.done': 'Es ist in allen Veranstaltungen ersetzt.',
  'replace.unused': 'Keine Veranstaltung verwendet es.',
  'replace.explain':
    'Alle diese Veranstaltungen erhalten das andere, was davon veröffentlicht ist, sofort. Dieses hier wird gelöscht.',
  'replace.confirm': 'Ersetzen und löschen',
  'replace.guests':
    '{events, plural, one {1 Veranstaltung davon, die noch nicht vorbei ist, hat Gäste} other {{events} Veranstaltungen davon, die noch nicht vorbei sind, haben Gäste}}: {guests, plural, one {1 Person hat einen Platz} other {{guests} Personen haben Plätze}}. Von selbst erfährt es niemand.',
};
