import type { refundEn } from './texts-en';

export const refundDe: Record<keyof typeof refundEn, string> = {
  'refund.what': 'Was erstattet wird',
  'refund.whole': 'Alles, was von der Bestellung übrig ist: {money}',
  'refund.places': 'Einzelne Plätze',
  'refund.amount': 'Betrag',
  'refund.amount.fixed':
    'Was für diese Plätze bezahlt wurde. Weniger lässt sich nur für einen einzelnen Platz erstatten.',
  'refund.amount.wrong': 'Der Betrag passt nicht: {reason}.',
  'refund.reason': 'Grund',
  'refund.reason.hint': 'Bleibt bei der Erstattung stehen. Darf leer bleiben.',
  'refund.confirm': '{money} erstatten',
  'refund.loading': 'Wird geladen',
  'refund.failed': 'Was sich erstatten lässt, war nicht zu erfahren.',
  'refund.nothing': 'Es gibt nichts zu erstatten.',
  'refund.done': '{money} sind erstattet.',
  'refund.doneByHand': '{money} sind als erstattet vermerkt: Zahlen Sie sie jetzt aus.',
  'refund.placeDone': 'Der Platz von {name} ist erstattet.',
  'refund.byHand': '{money} sind von Hand auszuzahlen: Hier wird es nur vermerkt.',
  'refund.byWay': '{money} gehen an den Käufer zurück, auf dem Weg, auf dem bezahlt wurde.',
  'refund.releasesAll': 'Alle Plätze werden frei, und mit ihren Codes kommt niemand mehr hinein.',
  'refund.releases':
    '{count, plural, one {Der Platz wird frei, und mit seinem Code} other {{count} Plätze werden frei, und mit ihren Codes}} kommt niemand mehr hinein.',
  'refund.voucher': 'Der Gutschein bleibt für sie eingelöst.',
  'refund.finalUnsaid': 'Das ist endgültig.',
  'refund.final': 'Der Käufer erhält eine Mail. Das ist endgültig.',
  'money.through': 'Wie das Geld übergeben wird',
  'money.cash': 'Bar: meine Kassenlade',
  'money.card': 'Kartenleser: meine Kassenlade',
  'money.otherwise': 'Anders: in keiner Kassenlade',
  'money.noTill': 'Ihre Kassenlade ist nicht offen: Das Geld ist in keiner.',
};
