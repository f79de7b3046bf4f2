import { officeDe } from '../box-office/texts-de';
import { openFormsDe } from '../open-forms/texts-de';
import { wordsDe } from './word-texts-de';
import { eventTexts } from './event-texts-de';
import type { en } from './texts-en';

export const de: Record<keyof typeof en, string> = {
  ...eventTexts,
  ...wordsDe,
  ...officeDe,
  ...openFormsDe,
  back: 'Zurück',
  'window.close': 'Fenster schließen',
  'attendees.explainDelete':
    '{count, plural, one {Der Platz wird frei, und sein Ticket öffnet} other {Die Plätze werden frei, und ihre Tickets öffnen}} keine Tür.',
  'window.unsaved': 'Was Sie eingegeben haben, ist nicht gespeichert und ginge verloren.',
  'window.discard': 'Verwerfen',
  'return.none': 'Es wird nichts erstattet.',
  'return.add': 'Stufe hinzufügen',
  'return.until': 'des Preises, bis',
  'return.percent': 'Prozent der Stufe {number}',
  'return.untilOf': 'Bis wann Stufe {number} gilt',
  'return.remove': 'Stufe {number} entfernen',
  'timezone.ofSite': '{zone} (die der Website)',
  'timezone.clear': 'Zeitzone der Website nehmen',
  'conflict.nothingSaved':
    'Es wurde nichts gespeichert. Was Sie eingegeben haben, steht noch im Formular.',
  'conflict.bothTyped':
    'Jemand anderes hat gerade ein Feld geändert, in dem Sie schreiben. Ihre Fassung steht noch im Formular: Speichern überschreibt die andere.',
  'conflict.dropped': 'Ihre Änderungen sind verworfen. Das Formular zeigt die neueste Fassung.',
  'html.source': 'Als HTML bearbeiten',
  'html.visual': 'Bearbeiten, wie es aussieht',
  'html.kept':
    'Dieser Text hat Auszeichnungen, die der Editor nicht kennt, und wird deshalb als HTML gezeigt. Nichts davon geht verloren.',
  'passwords.title': 'Passwörter für Programme',
  'eventSales.title': 'Verkauf',
  'eventPanel.title': 'Diese Veranstaltung',
  'eventPanel.open': 'Seite öffnen',
  'eventPanel.copy': 'Adresse kopieren',
  'eventPanel.copied': 'Die Adresse ist kopiert.',
  'eventPanel.duplicate': 'Duplizieren …',
  'menu.events': 'Veranstaltungen',
  'filter.starts': 'Beginn',
  'filter.ends': 'Ende',
  'filter.from': 'ab',
  'filter.before': 'vor',
  unanswered:
    'Es kam keine Antwort; ob es getan ist, weiß man nicht. Sehen Sie nach, bevor Sie es noch einmal tun.',
  'provider.says': 'Der Zahlungsdienst sagt: {reason}',
  'filter.dropped': '{reason} Die Liste wird ohne ihre Filter gezeigt.',
  'order.dropped': '{reason} Die Liste wird von Anfang an gezeigt, wie sonst geordnet.',
  'states.label': 'Welche gezeigt werden',
  'states.all': 'Alle',
  'states.published': 'Veröffentlichte',
  'states.drafts': 'Entwürfe',
  'states.review': 'Zur Prüfung',
  'states.trash': 'Papierkorb',
  'trash.show': 'Papierkorb',
  'trash.back': 'Zurück zur Liste',
  'trash.move': 'In den Papierkorb',
  'trash.restore': 'Aus dem Papierkorb holen',
  'trash.delete': 'Endgültig löschen',
  'trash.explainOne':
    'Die Öffentlichkeit sieht es nicht mehr. Es kann jederzeit zurückgeholt werden.',
  'trash.explainEvent':
    'Die Öffentlichkeit sieht es nicht mehr, und seine Tickets werden nicht mehr verkauft. Es kann jederzeit zurückgeholt werden.',
  'trash.explainMany':
    'Die Öffentlichkeit sieht {count, plural, one {es} other {diese {count}}} nicht mehr. Alles kann jederzeit zurückgeholt werden.',
  'trash.explainDelete': 'Es ist endgültig weg. Das lässt sich nicht rückgängig machen.',
  'trash.keepsPlaces':
    'Eine Veranstaltung, bei der jemand einen Platz hat oder hatte, wird nicht gelöscht: Sie bleibt mit ihren Bestellungen im Papierkorb.',
  'trash.explainDeleteMany':
    '{count, plural, one {Es ist} other {Diese {count} sind}} endgültig weg. Das lässt sich nicht rückgängig machen.',
  'trash.moved': '{count, plural, one {Es liegt} other {{count} liegen}} im Papierkorb.',
  'trash.restored':
    '{count, plural, one {Es ist} other {{count} sind}} aus dem Papierkorb zurück. Was öffentlich war, als es dorthin kam, ist es wieder.',
  'unpublish.title': 'Zurückziehen',
  'unpublish.explain':
    'Die Öffentlichkeit sieht {count, plural, one {es} other {diese {count}}} nicht mehr, und {count, plural, one {seine} other {ihre}} Tickets werden nicht mehr verkauft. Veröffentlicht werden kann jederzeit wieder.',
  'people.note':
    '{count, plural, one {1 Person hat einen Platz und behält ihn} other {{count} Personen haben Plätze und behalten sie}}. Von selbst erfährt es niemand, und wenn nichts stattfindet, storniert oder erstattet die Kasse ihre Bestellungen.',
  'guests.write': 'Gästen schreiben …',
  'guests.title': 'Den Gästen schreiben',
  'guests.people':
    '{people, plural, =0 {Niemand hat einen Platz.} one {1 Person hat einen Platz.} other {{people} Personen haben Plätze.}} {mails, plural, =0 {Es geht keine E-Mail hinaus.} one {1 E-Mail geht hinaus, an die Person, die bestellt oder ein Ticket bekommen hat.} other {{mails} E-Mails gehen hinaus: an alle, die bestellt haben, und an jeden Gast, an den ein Ticket weitergegeben wurde.}}',
  'guests.unreached':
    '{count, plural, one {1 Person hat keine Adresse hinterlassen und bekommt keine E-Mail.} other {{count} Personen haben keine Adresse hinterlassen und bekommen keine E-Mail.}}',
  'guests.note': 'Was sie wissen sollen',
  'guests.noteHint':
    'Steht so in der E-Mail, mit dem Titel der Veranstaltung und einem Link zur Bestellung, die Termin und Ort zeigt, wie sie sind.',
  'guests.send': 'Senden',
  'guests.sent':
    '{count, plural, one {1 E-Mail geht hinaus.} other {{count} E-Mails gehen hinaus.}}',
  'tickets.title': 'Tickets',
  'tickets.onSale': 'Sie sind im Verkauf: Ändern darf sie, wer die Veranstaltung veröffentlicht.',
  'tickets.none': 'Es gibt noch keine.',
  'tickets.add': 'Ticket hinzufügen',
  'tickets.edit': '{title} ändern',
  'tickets.remove': '{title} entfernen',
  'tickets.removeQuestion':
    'Es wird nicht mehr verkauft und verschwindet aus den Warenkörben. Ein Ticket, das jemand hat oder hatte, lässt sich nicht entfernen: Dann die Plätze auf 0 setzen.',
  'tickets.removeConfirm': 'Ticket entfernen',
  'tickets.removed': 'Das Ticket ist entfernt.',
  'tickets.trashedMeanwhile':
    'Die Veranstaltung wurde inzwischen in den Papierkorb gelegt. Was hier gespeichert ist, kommt mit ihr zurück.',
  'tickets.withdrawnMeanwhile':
    'Die Veranstaltung wurde inzwischen zurückgezogen. Was hier gespeichert ist, wird verkauft, sobald sie wieder veröffentlicht ist.',
  'tickets.free': 'Kostenlos',
  'tickets.sold': '{sold} verkauft',
  'tickets.soldOf': '{sold} von {capacity} verkauft',
  'ticket.new': 'Neues Ticket',
  'ticket.change': 'Ticket ändern',
  'ticket.save': 'Ticket speichern',
  'ticket.another': 'Speichern und ein weiteres',
  'ticket.saved': 'Das Ticket ist gespeichert.',
  'ticket.title': 'Name',
  'ticket.title.hint': ' ',
  'ticket.title.wrong': 'Ein Ticket braucht einen Namen.',
  'ticket.price': 'Preis',
  'ticket.price.hint': 'Leer: es kostet nichts.',
  'ticket.price.wrong': 'Ein Betrag sieht aus wie {example}, höchstens {most}.',
  'ticket.places': 'Plätze',
  'ticket.places.hint': 'Leer: beliebig viele.',
  'ticket.places.wrong': 'Eine ganze Zahl oder nichts.',
  'ticket.most': 'Höchstens je Bestellung',
  'ticket.most.hint': 'Wie viele Plätze eine Bestellung haben darf.',
  'ticket.most.wrong': 'Eine ganze Zahl von 1 bis 1000 oder nichts.',
  'ticket.saleFrom': 'Im Verkauf ab',
  'ticket.saleFrom.hint': 'In der Zeitzone der Veranstaltung. Leer: sofort.',
  'ticket.saleUntil': 'Im Verkauf bis',
  'ticket.saleUntil.hint': 'Einschließlich dieser Minute. Leer: bis zum Ende der Veranstaltung.',
  'ticket.description': 'Beschreibung',
  'door.since': 'Drin seit {time}',
  'door.handedOn':
    'Am {time} weitergegeben. Vorher hatte es {name}; mit dem alten Code kommt niemand mehr hinein.',
  'door.sinceBy': 'Drin seit {time}, eingelassen durch {by}',
  'door.link': 'Einlass',
};
