import { hostReasonsDe, reasonsDe } from './server-reasons-de';

/*
 * What the server refuses with, in German: its own sentence to ours, as `messageOf` of the server puts it. `…` stands for a
 * value, which is left out or comes back as {1}, {2}; where a value is known here, it is said in German, too. Of two that
 * fit, the first is taken.
 */

const refusals: Record<string, string> = {
  'Your role does not let you.': 'Ihre Rolle lässt das nicht zu.',
  'It went wrong here, and nothing of it has changed.':
    'Hier ging etwas schief; daran hat sich nichts geändert.',
  'There is no such event.': 'Diese Veranstaltung gibt es nicht.',
  'There is no such ….': 'Das gibt es nicht mehr.',
  'There is no … with this id.': 'Das gibt es nicht mehr.',
  'You are not signed in.': 'Sie sind nicht angemeldet.',
  'Sorry, you are not allowed to do that.': 'Das dürfen Sie nicht.',
  'The database does not answer just now. Try again in a moment. What was to be written may be there already: look first.':
    'Die Datenbank antwortet gerade nicht. Versuchen Sie es gleich noch einmal. Sehen Sie zuerst nach, ob das Geschriebene schon da ist.',
  'There are not that many places left.': 'So viele Plätze sind nicht mehr frei.',
};

const ofEvents: Record<string, string> = {
  'It has no date yet.': 'Sie hat noch keinen Termin.',
  'It is not published.': 'Sie ist nicht veröffentlicht.',
  'The event is published: its tickets are changed by whoever may publish it.':
    'Diese Veranstaltung ist veröffentlicht: Tickets von ihr ändert nur, wer sie veröffentlichen darf.',
  'It is published: it is moved to the trash, and back, by whoever may publish it.':
    'Das ist veröffentlicht: In den Papierkorb und zurück legt es, wer es veröffentlichen darf.',
  'Somebody has moved it meanwhile.': 'Jemand hat sie inzwischen verschoben.',
  'It is not in the trash.': 'Sie liegt nicht im Papierkorb.',
  'It is in the trash.': 'Sie liegt im Papierkorb.',
  'It is in the trash already.': 'Sie liegt schon im Papierkorb.',
  'The event is in the trash already.': 'Die Veranstaltung liegt schon im Papierkorb.',
  'It waits for no review any more.': 'Sie wartet nicht mehr auf eine Prüfung.',
  'An event with attendees cannot be deleted for good: …. Nothing was deleted.':
    'Eine Veranstaltung mit Gästen lässt sich nicht endgültig löschen: {1}.',
  '“…” is not in the trash. Move it there first.':
    '„{1}“ liegt nicht im Papierkorb. Legen Sie sie zuerst dorthin.',
  '“…” is in the trash. Restore it first.':
    '„{1}“ liegt im Papierkorb. Stellen Sie sie zuerst wieder her.',
  'A ticket that has attendees cannot be deleted.':
    'Ein Ticket, das Gäste haben, lässt sich nicht löschen.',
  'The times would make more than … copies.': 'Es würden mehr als {1} Kopien.',
  'The note has to say something.': 'In der Notiz muss etwas stehen.',
};

const ofTills: Record<string, string> = {
  'The till is open already.': 'Die Kassenlade ist schon offen.',
  'The till is closed already.': 'Die Kassenlade ist schon geschlossen.',
  'The till is closed: open it to sell.':
    'Die Kassenlade ist geschlossen: Öffnen Sie sie, um zu verkaufen.',
  'The till has changed since you counted: more came in or went out. Compare with what should be in it now.':
    'Seit Sie gezählt haben, hat sich die Kassenlade geändert: Es kam etwas herein oder ging hinaus. Vergleichen Sie mit dem, was jetzt darin sein soll.',
  'The till cannot be closed while a sale or a refund is not over: try again in a minute.':
    'Die Kassenlade lässt sich nicht schließen, solange ein Verkauf oder eine Erstattung läuft: Versuchen Sie es in einer Minute noch einmal.',
  'The till was closed meanwhile: nothing was done.':
    'Die Kassenlade wurde inzwischen geschlossen: Es ist nichts geschehen.',
  'It is paid already, and this money is in no till.':
    'Sie ist schon bezahlt, und dieses Geld ist in keiner Kassenlade.',
  'The amount is too much.': 'Der Betrag ist zu groß.',
};

const ofOrders: Record<string, string> = {
  'Cannot change while the payment is being processed.':
    'Sie lässt sich nicht ändern, solange die Zahlung läuft.',
  'Cannot change while a refund is in progress.':
    'Sie lässt sich nicht ändern, solange eine Erstattung läuft.',
  'Cannot become …: attendee … is checked in.':
    'Sie lässt sich nicht aufgeben: Gast {2} ist eingelassen.',
  'An order that is … may become ….': 'In ihrem jetzigen Stand geht das mit der Bestellung nicht.',
  'An order that is … cannot be changed by the box office.':
    'In ihrem jetzigen Stand geht das mit der Bestellung nicht.',
  'An order that is … gets no mails.':
    'Zu einer Bestellung in diesem Stand gehen keine Mails hinaus.',
  'An order that is … is not confirmed.': 'Eine Bestellung in diesem Stand wird nicht bestätigt.',
  'Its buyer was erased.': 'Der Käufer ist gelöscht.',
  'The order is being paid: try again in a minute.':
    'Die Bestellung wird gerade bezahlt: Versuchen Sie es in einer Minute noch einmal.',
  'Cannot be confirmed: its buyer was erased.':
    'Sie lässt sich nicht bestätigen: Der Käufer ist gelöscht.',
  'Cannot be confirmed: there is no address to write to.':
    'Sie lässt sich nicht bestätigen: Es gibt keine Adresse, an die man schreiben kann.',
  'Cannot be confirmed while the payment is being processed.':
    'Sie lässt sich nicht bestätigen, solange die Zahlung läuft.',
  'It has no tickets to print.': 'Sie hat keine Tickets, die sich drucken ließen.',
  'The confirmation is already waiting in the outbox.': 'Die Bestätigung wartet schon im Ausgang.',
  'The email was corrected by somebody else just now.':
    'Die E-Mail-Adresse hat gerade jemand anders berichtigt.',
  'The email is what it was.': 'Die E-Mail-Adresse ist dieselbe wie vorher.',
  'The email has to be one that mails can go to.':
    'An diese E-Mail-Adresse lässt sich nichts senden.',
  'The email must have a dot in what follows the @, as in ada@example.org.':
    'Hinter dem @ fehlt ein Punkt; eine E-Mail-Adresse sieht aus wie ada@example.org.',
  'The email must not be empty.': 'Eine E-Mail-Adresse muss dastehen.',
  'The choice “Coming events, too” is needed to erase what is of coming events: ….':
    'Um auch zu löschen, was zu kommenden Veranstaltungen gehört, wählen Sie es an: {1}.',
};

const ofPlaces: Record<string, string> = {
  'Cannot change while the order is being paid.':
    'Der Platz lässt sich nicht ändern, solange die Bestellung bezahlt wird.',
  'Cannot become checked_in: the place is being given back.':
    'Kein Einlass: Der Platz wird gerade zurückgegeben.',
  'Is checked in already.': 'Der Gast ist schon eingelassen.',
  'Is …, not checked in.': 'Der Gast ist nicht eingelassen.',
  'Is cancelled already.': 'Der Platz ist schon storniert.',
  'Is …, not pending.': 'Der Platz wartet nicht auf eine Bestätigung.',
  'Can only change from … to ….': 'In seinem jetzigen Stand geht das mit dem Platz nicht.',
  'The place of … is paid. Give the money back with "Refund…", or keep it with "Cancel place"; then delete.':
    'Der Platz von {1} ist bezahlt. Geben Sie das Geld mit „Erstatten …“ zurück, oder behalten Sie es mit „Platz stornieren“; dann löschen Sie.',
  'The order of this attendee is being paid.': 'Die Bestellung dieses Gastes wird gerade bezahlt.',
};

const ofRefunds: Record<string, string> = {
  'There is already a pending refund request for this.':
    'Dafür wartet schon ein Erstattungswunsch.',
  'The amount there is nothing to refund.': 'Es gibt nichts zu erstatten.',
  'The amount must be at most ….': 'Der Betrag darf höchstens {1} sein.',
  'The amount must be at least 0.01.': 'Der Betrag muss mindestens 0.01 sein.',
  'The amount was chosen before more of the order was refunded.':
    'Der Betrag wurde gewählt, bevor mehr von der Bestellung erstattet war.',
  'The amount is … in a refund request that waits: approve or reject that one first.':
    'Ein Erstattungswunsch über {1} wartet schon: Entscheiden Sie zuerst über ihn.',
  'This place is refunded already.': 'Dieser Platz ist schon erstattet.',
  'This place is … and cannot be refunded.':
    'Dieser Platz lässt sich in seinem jetzigen Stand nicht erstatten.',
  'Cannot become approved: the order is ….':
    'Das lässt sich nicht genehmigen: In ihrem jetzigen Stand ist von der Bestellung nichts zu erstatten.',
  'Cannot become approved: only … of the order can still be refunded.':
    'Das lässt sich nicht genehmigen: Von der Bestellung sind nur noch {1} zu erstatten.',
  'Cannot become approved: attendee … is ….':
    'Das lässt sich nicht genehmigen: Gast {1} lässt sich in seinem jetzigen Stand nicht erstatten.',
  'Cannot change any more from ….': 'Darüber ist schon entschieden.',
  'Cannot change while the refund is in progress: look again in a moment.':
    'Die Erstattung läuft gerade: Sehen Sie gleich noch einmal nach.',
  'The money of this order has gone back already.':
    'Das Geld dieser Bestellung ist schon zurückgegangen.',
};

const ofPayments: Record<string, string> = {
  'The order was paid with …, which is not set up.':
    'Bezahlt wurde mit „{1}“, und das ist hier nicht eingerichtet.',
  'The payment provider cannot be reached. The refund is tried again.':
    'Der Zahlungsdienst ist nicht zu erreichen. Die Erstattung wird noch einmal versucht.',
  'The payment provider refused the refund.': 'Der Zahlungsdienst lehnt die Erstattung ab.',
  'The provider refused the refund.': 'Der Zahlungsdienst lehnt die Erstattung ab.',
  'The payment provider does not accept this payment.':
    'Der Zahlungsdienst nimmt diese Zahlung nicht an.',
};

/** What the Content Manager is told about a thing of whatever type. */
const ofThings: Record<string, string> = {
  '… cannot be deleted. …. Put another in its place first, with "Replace by…".':
    '{1} lässt sich nicht löschen. {2}. Setzen Sie zuerst etwas anderes an seine Stelle, mit „Ersetzen durch …“.',
  'Used by … event: …': 'Verwendet von {1} Veranstaltung: {2}',
  'Used by … events: …': 'Verwendet von {1} Veranstaltungen: {2}',
  '… and … more': '{1} und {2} weiteren',
  'Without a title': 'Ohne Titel',
  This: 'Das',
  'There is nothing to replace.': 'Hier gibt es nichts zu ersetzen.',
  'Nothing was replaced: your role does not let you change … of the … events that use it.':
    'Nichts wurde ersetzt: {1} der {2} Veranstaltungen damit darf Ihre Rolle nicht ändern.',
  'The replacement is no … any more.': 'Was an seine Stelle treten soll, gibt es nicht mehr.',
  'The replacement is the same.': 'Es kann nicht an seine eigene Stelle treten.',
  'This is no longer published, so its draft cannot be discarded.':
    'Das ist nicht mehr veröffentlicht; darum lässt sich der Entwurf nicht verwerfen.',
  'This was deleted and cannot be duplicated.':
    'Das wurde gelöscht und lässt sich nicht duplizieren.',
  'This was deleted while you had it open.': 'Das wurde gelöscht, während Sie es offen hatten.',
  '… Nothing was saved.': '{1} Nichts ist gespeichert.',
  'This was changed over the API while you had it open.':
    'Das wurde über die REST-API geändert, während Sie es offen hatten.',
  'This was changed while you had it open.': 'Das wurde geändert, während Sie es offen hatten.',
  '… changed this while you had it open.': '{1} hat das geändert, während Sie es offen hatten.',
  'The outbox cannot be edited. Use "Send again" for entries that could not be delivered.':
    'Der Ausgang lässt sich nicht bearbeiten. Mit „Noch einmal senden“ geht noch einmal hinaus, was nicht zuzustellen war.',
  'A user has at most … application passwords: revoke one that is not used any more.':
    'Ein Benutzer hat höchstens {1} Passwörter für Programme: Widerrufen Sie eines, das niemand mehr braucht.',
};

const ofFilters: Record<string, string> = {
  'What is searched for or filtered by must not have control characters.':
    'Wonach gesucht oder gefiltert wird, darf keine Steuerzeichen enthalten.',
  'The filter by … needs ….': 'Der Filter nach „{1}“ braucht {2}.',
  'an operator for …: … compares text': 'einen Vergleich für {1}: {2} vergleicht Texte',
  'a number': 'eine Zahl',
  'a date': 'ein Datum',
  'true or false': 'true oder false',
};

/** Of what is typed elsewhere than in a form of the host, with its name before the reason. */
export const namedDe: Record<string, string> = {
  'Ticket “…”: …': 'Ticket „{1}“: {2}',
  'The title ….': 'Titel: {1}.',
  'The start of the sale ….': 'Im Verkauf ab: {1}.',
  'The end of the sale ….': 'Im Verkauf bis: {1}.',
  'The start ….': 'Beginn: {1}.',
  'The end ….': 'Ende: {1}.',
  'The deadline for changes ….': 'Änderungen bis: {1}.',
  'The return policy: ….': 'Rückgabe: {1}.',
  'The amount ….': 'Betrag: {1}.',
  'The price ….': 'Preis: {1}.',
  'The places ….': 'Plätze: {1}.',
  'The most per order ….': 'Höchstens je Bestellung: {1}.',
  'The description ….': 'Beschreibung: {1}.',
  'The name ….': 'Name: {1}.',
};

/** The host's own. */
export const hostSentencesDe: Record<string, string> = {
  ...hostReasonsDe,
  Forbidden: 'Ihre Rolle lässt das nicht zu.',
  'Forbidden access': 'Ihre Rolle lässt das nicht zu.',
  'Policy Failed': 'Ihre Rolle lässt das nicht zu.',
  'Internal Server Error': 'Beim Dienst ging etwas schief.',
  'Not Found': 'Das gibt es nicht mehr.',
  'Document not found': 'Das gibt es nicht mehr.',
};

export const sentencesDe = {
  ...refusals,
  ...ofEvents,
  ...ofTills,
  ...ofOrders,
  ...ofPlaces,
  ...ofRefunds,
  ...ofPayments,
  ...ofThings,
  ...ofFilters,
  ...reasonsDe,
};
