import type { refundEn } from './texts-en';

export const refundDe: Record<keyof typeof refundEn, string> = {
  'refund.what': 'Was erstattet wird',
  'refund.whole': 'Alles, was von der Bestellung übrig ist: {money}',
  'refund.places': 'Einzelne Plätze',
  'refund.amount': 'Betrag',
  'refund.amount.fixed':
    'Was für diese Plätze bezahlt wurde. Weniger lässt sich nur für einen einzelnen Platz erstatten.',
  'refund.amount.most': 'Höchstens {money} können zurückgehen.',
  'refund.amount.none': 'Es muss mehr sein als {money}.',
  'refund.amount.wrong': 'Der Betrag passt nicht: {reason}.',
  'refund.reason': 'Grund',
  'refund.reason.hint': 'Bleibt bei der Erstattung stehen. Darf leer bleiben.',
  'refund.confirm': '{money} erstatten',
  'refund.loading': 'Wird geladen',
  'refund.failed': 'Was sich erstatten lässt, war nicht zu erfahren.',
  'refund.nothing': 'Es gibt nichts zu erstatten.',
  'refund.done': '{money} sind erstattet.',
  'refund.doneByHand': '{money} sind als erstattet vermerkt: Zahlen Sie sie jetzt aus.',
  'refund.unknown':
    'Es kam keine Antwort; das Geld kann erstattet sein. Schließen Sie dieses Fenster: Der Verlauf der Bestellung sagt, ob es das ist.',
  'refund.partly': 'Erledigt für {done}. Nicht erledigt für {place}.',
  'refund.byHand': '{money} sind von Hand auszuzahlen: Hier wird es nur vermerkt.',
  'refund.byWay': '{money} gehen an den Käufer zurück, auf dem Weg, auf dem bezahlt wurde.',
  'refund.lessThanAll':
    'Nur {money} von {most} gehen zurück, und {count, plural, =0 {alle Plätze werden} one {der Platz wird} other {alle {count} Plätze werden}} trotzdem frei.',
  'refund.releasesAll': 'Alle Plätze werden frei, und mit ihren Codes kommt niemand mehr hinein.',
  'refund.releases':
    '{count, plural, one {Der Platz wird frei, und mit seinem Code} other {{count} Plätze werden frei, und mit ihren Codes}} kommt niemand mehr hinein.',
  'refund.voucher': 'Der Gutschein bleibt für sie eingelöst.',
  'refund.finalUnsaid': 'Das ist endgültig.',
  'refund.final': 'Der Käufer erhält eine Mail. Das ist endgültig.',
  'ask.confirm': 'Erstattung von {money} beantragen',
  'ask.done': 'Die Erstattung von {money} ist beantragt und wartet auf die Entscheidung.',
  'ask.waits':
    '{money} gehen zurück, und Plätze werden frei, sobald jemand es genehmigt. Bis dahin bleiben alle Codes gültig, und niemand erhält eine Mail.',
  'ask.already': 'Eine Erstattung ist schon beantragt und wartet auf die Entscheidung.',
  'ask.where': 'Offene Erstattungswünsche',
  'money.through': 'Wie das Geld übergeben wird',
  'money.takenIn': 'Wie das Geld eingenommen wird',
  'money.cash': 'Bar: meine Kassenlade',
  'money.card': 'Kartenleser: meine Kassenlade',
  'money.otherwise': 'Anders: in keiner Kassenlade',
  'money.noTill': 'Ihre Kassenlade ist nicht offen: Das Geld ist in keiner.',
};
