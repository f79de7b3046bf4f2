import type { OutboxKeyForm } from '../../../server/src/contract/outbox-keys';

/*
 * What the service stores in a word of its own, as lists and inputs of the host look it up: by the word alone. In English it
 * is read as it is stored.
 */
export const choicesDe: Record<string, string> & Record<OutboxKeyForm, string> = {
  public: 'öffentlich',
  private: 'privat',
  paid: 'bezahlt',
  rsvp: 'Zusage',
  free: 'kostenlos',
  waiting: 'wartet',
  done: 'erledigt',
  dead: 'aufgegeben',
  system: 'des Geräts',
  humanist: 'humanistisch',
  geometric: 'geometrisch',
  serif: 'mit Serifen',
  square: 'eckig',
  small: 'wenig rund',
  medium: 'rund',
  round: 'sehr rund',
  'order placed': 'Bestellung eingegangen',
  'order completed': 'Bestellung bezahlt',
  'attendee created': 'Gast angelegt',
  'attendees changed': 'Gäste geändert',
  'confirmation mail': 'Mail: Bestätigung',
  'unpaid confirmation mail': 'Mail: Bestätigung, unbezahlt',
  'cancellation mail': 'Mail: nicht bezahlt',
  'account mail': 'Mail: Konto',
  'new holder mail': 'Mail: an den neuen Gast',
  'former holder mail': 'Mail: an den früheren Gast',
  'handover mail': 'Mail: weitergegeben',
  'unpaid new holder mail': 'Mail: an den neuen Gast',
  'unpaid former holder mail': 'Mail: an den früheren Gast',
  'unpaid handover mail': 'Mail: weitergegeben',
  'review mail': 'Mail: Prüfung',
  'event mail': 'Mail: an die Gäste',
  'refund mail': 'Mail: Erstattung',
  'order {order}': 'Bestellung {order}',
  'attendee {attendee}': 'Gast {attendee}',
  'mails of order {order}': 'Mails der Bestellung {order}',
  'mails of unpaid order {order}': 'Mails der unbezahlten Bestellung {order}',
  'mail to the new holder of ticket {attendee}': 'Mail an den neuen Gast mit Ticket {attendee}',
  'mail to the former holder of ticket {attendee}':
    'Mail an den früheren Gast mit Ticket {attendee}',
  'mail to the buyer of ticket {attendee}': 'Mail an den Käufer von Ticket {attendee}',
  'account mail {token}': 'Mail zum Konto {token}',
  'reviews of event {event} to {administrator}':
    'Prüfung der Veranstaltung {event}, an Benutzer {administrator}',
  'mails of event {event} to order {order}':
    'Mails der Veranstaltung {event}, an Bestellung {order}',
  'mails of event {event} to attendee {attendee}':
    'Mails der Veranstaltung {event}, an Gast {attendee}',
};
