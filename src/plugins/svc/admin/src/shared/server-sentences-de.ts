/*
 * What the server refuses with, in German: its own sentence to ours, as `messageOf` of the server puts it. `…` stands for a
 * value, which is left out or comes back as {1}, {2}.
 */

const refusals: Record<string, string> = {
  'Your role does not let you.': 'Ihre Rolle lässt das nicht zu.',
  'It went wrong here, and nothing of it has changed.':
    'Hier ging etwas schief; daran hat sich nichts geändert.',
  'There is no such event.': 'Diese Veranstaltung gibt es nicht.',
  'There is no such ….': 'Das gibt es nicht mehr.',
  'There are not that many places left.': 'So viele Plätze sind nicht mehr frei.',
};

const ofEvents: Record<string, string> = {
  'It has no date yet.': 'Sie hat noch keinen Termin.',
  'It is not published.': 'Sie ist nicht veröffentlicht.',
  'It is not in the trash.': 'Sie liegt nicht im Papierkorb.',
  'It is in the trash.': 'Sie liegt im Papierkorb.',
  'The title ….': 'Der Titel fehlt oder stimmt nicht.',
  'The start ….': 'Der Beginn fehlt oder stimmt nicht.',
  'The end ….': 'Das Ende fehlt oder stimmt nicht.',
  'It waits for no review any more.': 'Sie wartet nicht mehr auf eine Prüfung.',
  'An event with attendees cannot be deleted for good.':
    'Eine Veranstaltung mit Gästen lässt sich nicht endgültig löschen.',
  'A ticket that has attendees cannot be deleted.':
    'Ein Ticket, das Gäste haben, lässt sich nicht löschen.',
  'The times would make more than … copies.': 'Es würden mehr als {1} Kopien.',
  'The note has to say something.': 'In der Notiz muss etwas stehen.',
};

const ofTills: Record<string, string> = {
  'The till is open already.': 'Die Kassenlade ist schon offen.',
  'The till is closed already.': 'Die Kassenlade ist schon geschlossen.',
  'The till cannot be closed while a sale is not over: try again in a minute.':
    'Die Kassenlade lässt sich nicht schließen, solange ein Verkauf läuft: Versuchen Sie es in einer Minute noch einmal.',
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
  'Can only change from … to ….': 'In seinem jetzigen Stand geht das mit dem Platz nicht.',
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
  'Attendee … is … and cannot be refunded.':
    'Gast {1} lässt sich in seinem jetzigen Stand nicht erstatten.',
  'Cannot change any more from ….': 'Darüber ist schon entschieden.',
  'Cannot change while the refund is in progress.':
    'Das lässt sich nicht ändern, solange die Erstattung läuft.',
  'The money of this order has gone back already.':
    'Das Geld dieser Bestellung ist schon zurückgegangen.',
};

export const sentencesDe = {
  ...refusals,
  ...ofEvents,
  ...ofTills,
  ...ofOrders,
  ...ofPlaces,
  ...ofRefunds,
};
