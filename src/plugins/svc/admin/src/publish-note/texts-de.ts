import type { publishNoteEn } from './texts-en';

export const publishNoteDe: Record<keyof typeof publishNoteEn, string> = {
  'publishNote.published': 'Das ist veröffentlicht. Geändert wird es im Reiter Entwurf.',
  'publishNote.readOnly': 'Sie dürfen dies lesen, nicht ändern.',
  'publishNote.copy': 'Erst die Kopie speichern, dann lässt sie sich veröffentlichen.',
  'publishNote.empty': 'Es ist noch nichts ausgefüllt.',
  'publishNote.unchanged': 'Seit dem Veröffentlichen hat sich nichts geändert.',
  'publishNote.saved': 'Alles ist gespeichert, aber noch nicht veröffentlicht.',
  'publishNote.changesSaved':
    'Alles ist gespeichert, aber die Änderungen sind noch nicht veröffentlicht.',
  'publishNote.planned': 'Alles ist gespeichert. Veröffentlicht wird am {when}.',
  'publishNote.seeChanges': 'Änderungen ansehen …',
  'publishNote.moved':
    '{count, plural, one {1 Person hat einen Platz und behält ihn} other {{count} Personen haben Plätze und behalten sie}}. Durch das Veröffentlichen erfährt niemand {what, select, date {vom neuen Termin} venue {vom neuen Ort} other {von neuem Termin und Ort}}.',
  'publishNote.untold':
    '{count, plural, one {1 Person hat einen Platz und weiß} other {{count} Personen haben Plätze und wissen}} noch nichts {what, select, date {vom neuen Termin} venue {vom neuen Ort} other {vom neuen Termin und Ort}}.',
  'publishNote.over':
    'Das Ende liegt in der Vergangenheit: Veröffentlicht steht es bei dem, was vorbei ist.',
  'publishNote.noTickets': 'Keine Tickets: Niemand kann einen Platz kaufen.',
  'publishNote.ticketsInDrawer': 'Der runde Pfeil öffnet, wo man sie anlegt.',
  'publishNote.trashed': 'Es ist im Papierkorb. Erst wiederherstellen.',
  'publishNote.mayNot': 'Sie dürfen nicht veröffentlichen. Das tun andere.',
  'publishNote.saveThenSend':
    'Sie dürfen nicht veröffentlichen: erst speichern, dann zur Prüfung geben.',
  'publishNote.send': 'Sie dürfen nicht veröffentlichen: zur Prüfung geben.',
  'publishNote.waits': 'Sie dürfen nicht veröffentlichen. Es wartet auf Prüfung.',
};
