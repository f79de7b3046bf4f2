import type { conflictsEn } from './texts-en';

export const conflictsDe: Record<keyof typeof conflictsEn, string> = {
  'conflict.title': 'Dies ist inzwischen geändert',
  'conflict.back': 'Zurück zum Formular',
  'conflict.changed':
    '{who, select, you {Sie haben dies {when} in einem anderen Fenster geändert.} somebody {{name} hat dies {when} geändert, während es hier offen war.} other {Dies wurde {when} über die API geändert, während es hier offen war.}}',
  'conflict.discarded':
    '{who, select, you {Sie haben unveröffentlichte Änderungen in einem anderen Fenster verworfen.} somebody {{name} hat unveröffentlichte Änderungen verworfen, während es hier offen war.} other {Unveröffentlichte Änderungen wurden verworfen, während es hier offen war.}}',
  'conflict.somebody': 'Jemand',
  'conflict.atTime': 'um {time}',
  'conflict.onDay': 'am {day} um {time}',
  'conflict.notYet':
    'Von Ihnen ist noch nichts {done, select, published {veröffentlicht} other {gespeichert}}.',
  'conflict.save': 'Speichern',
  'conflict.publish': 'Veröffentlichen',
  'conflict.choices': 'Was geschehen soll',
  'conflict.both': 'Beides behalten',
  'conflict.goOn': 'Mit der neuesten Fassung weitermachen',
  'conflict.both.then':
    'Ihre Änderungen werden auf Grundlage der neuesten Fassung {done, select, published {veröffentlicht} other {gespeichert}}.',
  'conflict.both.common': 'Ist ein Feld auf beiden Seiten geändert, gilt Ihre Änderung.',
  'conflict.goOn.then':
    'Es wird {done, select, published {veröffentlicht} other {gespeichert}}, wie es jetzt ist.',
  'conflict.mine': 'Überschreiben',
  'conflict.mine.then':
    'Ihr Formular wird {done, select, published {veröffentlicht} other {gespeichert}}, wie es dasteht. Was inzwischen geändert wurde, geht verloren{spared, select, relations {, außer in Verknüpfungen, die Sie nicht berührt haben} other {}}.',
  'conflict.theirs': 'Die neueste Fassung nehmen',
  'conflict.theirs.then':
    'Das Formular zeigt sie. Es wird nichts {done, select, published {veröffentlicht} other {gespeichert}}, und Ihre eigenen Änderungen werden verworfen.',
  'conflict.gone': 'Dies gibt es nicht mehr',
  'conflict.gone.explain':
    'Es wurde gelöscht, während es hier offen war; es lässt sich nichts mehr speichern. Was Sie eingegeben haben, steht noch im Formular: Kopieren Sie, was Sie brauchen.',
  'conflict.noField':
    'Es wurde noch einmal gespeichert; kein Feld dieses Formulars hat sich geändert.',
  'conflict.youToo': 'Auch von Ihnen geändert',
  'conflict.then': 'Vorher',
  'conflict.now': 'Jetzt',
  'conflict.yours': 'Ihres',
  'conflict.empty': 'leer',
  'conflict.hasChanged': 'Es hat sich geändert.',
  'conflict.trashed': 'Im Papierkorb',
  'conflict.yes': 'Ja',
  'conflict.no': 'Nein',
  'conflict.entries': '{count, plural, one {1 Eintrag} other {{count} Einträge}}',
};
