import type { homeEn } from './texts-en';

export const homeDe: Record<keyof typeof homeEn, string> = {
  'home.newEvent': 'Neue Veranstaltung',
  'home.today.none': 'Heute und morgen findet nichts statt.',
  'home.today.noneOfYours': 'Heute und morgen ist keine Ihrer Veranstaltungen.',
  'home.in': '{count} eingelassen',
  'home.waiting.none': 'Nichts wartet.',
  'home.waiting.reviews': 'Veranstaltungen zur Prüfung',
  'home.door': 'Seite für den Einlass öffnen',
  'home.waiting.orders': 'Bestellungen, die zu bezahlen sind',
  'home.waiting.refunds': 'Erstattungswünsche',
  'home.waiting.deliveries': 'Mails und Meldungen, die nicht zuzustellen waren',
  'home.returned': 'Aus der Prüfung zurück',
  'home.returned.word': '{by}: {note}',
  'home.orders':
    '{count, plural, one {1 bezahlte Bestellung} other {{count} bezahlte Bestellungen}}',
  'home.attention.soldOut': 'Fast ausverkauft',
  'home.attention.incomplete': 'Unvollständig',
  'home.attention.more': 'Und {count} weitere',
  'home.attention.none':
    'Keine kommende Veranstaltung ist fast ausverkauft, und keiner fehlen Tickets oder Ort.',
  'home.attention.noneOfYours': 'Keiner Ihrer kommenden Veranstaltungen fehlen Tickets oder Ort.',
  'home.notYours': 'Für alle, die sämtliche Bestellungen lesen dürfen.',
  'home.noVenue': 'Kein Ort',
};
