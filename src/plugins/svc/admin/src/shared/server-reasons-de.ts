/*
 * What the server says of a field, in German: as it stands below the field, and after its name. `…` stands for a value, as
 * in server-sentences-de.ts.
 */

const ofValues: Record<string, string> = {
  'must not be empty': 'darf nicht leer sein',
  'must be text': 'muss Text sein',
  'must be true or false': 'muss ja oder nein sein',
  'must be one of …': 'muss eines von diesen sein: {1}',
  'must be at most … characters long': 'darf höchstens {1} Zeichen haben',
  'must not have control characters': 'darf keine Steuerzeichen haben',
  'must be a whole number, … or more': 'muss eine ganze Zahl sein, {1} oder mehr',
  'must be a whole number, from … to …': 'muss eine ganze Zahl von {1} bis {2} sein',
  'must be a whole number from … to …': 'muss eine ganze Zahl von {1} bis {2} sein',
  'has to be a whole number from … to …': 'muss eine ganze Zahl von {1} bis {2} sein',
  'must be a number from … to … with at most … decimals':
    'muss eine Zahl von {1} bis {2} sein, mit höchstens {3} Stellen hinter dem Komma',
  'must be a number from … to …': 'muss eine Zahl von {1} bis {2} sein',
  'must be a whole number of minor units': 'muss ein Betrag sein',
  'must be an amount such as …': 'muss ein Betrag wie {1} sein',
  'has to be an amount such as …': 'muss ein Betrag wie {1} sein',
  'must be an amount from … to … without decimals':
    'muss ein Betrag von {1} bis {2} sein, ohne Stellen hinter dem Komma',
  'must be an amount from … to … with at most two decimals':
    'muss ein Betrag von {1} bis {2} sein, mit höchstens zwei Stellen hinter dem Komma',
  'must be an amount from … to … with at most three decimals':
    'muss ein Betrag von {1} bis {2} sein, mit höchstens drei Stellen hinter dem Komma',
  'cannot be less than nothing': 'darf nicht weniger als nichts sein',
  'is too much': 'ist zu viel',
  'must be an http:// or https:// address': 'muss eine Adresse mit http:// oder https:// sein',
  'must be an e-mail address': 'muss eine E-Mail-Adresse sein',
  'must have a dot in what follows the @, as in ada@example.org':
    'braucht hinter dem @ einen Punkt, wie ada@example.org',
  'must be an IANA time zone such as Europe/Berlin': 'muss eine Zeitzone wie Europe/Berlin sein',
  'has more than … tags: split it, or take markup out':
    'hat mehr als {1} Auszeichnungen: Teilen Sie den Text, oder formatieren Sie weniger davon',
};

const ofTimes: Record<string, string> = {
  'must be an existing date and time in the form Y-m-d H:i:s':
    'muss ein Tag und eine Uhrzeit sein, die es gibt',
  'must be an existing date in the form Y-m-d or Y-m-d H:i:s': 'muss ein Tag sein, den es gibt',
  'must be an existing date in the form Y-m-d': 'muss ein Tag sein, den es gibt',
  'must be a time in the form H:i:s': 'muss eine Uhrzeit sein',
  'must be an existing time in the form 2030-05-01T18:00:00+02:00':
    'muss ein Zeitpunkt sein, den es gibt',
  '… does not exist in the time zone …, where … follows …':
    '{1} gibt es in der Zeitzone {2} nicht: Dort folgt {3} auf {4}',
  'does not exist in the time zone …, where … follows …':
    'gibt es in der Zeitzone {1} nicht: Dort folgt {2} auf {3}',
  '… does not exist in the time zone …': '{1} gibt es in der Zeitzone {2} nicht',
  'does not exist in the time zone …': 'gibt es in der Zeitzone {1} nicht',
  'must be a time to come': 'muss in der Zukunft liegen',
};

const ofEvents: Record<string, string> = {
  'must not be before the start': 'darf nicht vor dem Beginn liegen',
  'must not be after the end': 'darf nicht nach dem Ende liegen',
  'must be given': 'muss angegeben sein',
  'must be after the event is published': 'muss nach der Veröffentlichung liegen',
  'is for those who may check in': 'ist denen vorbehalten, die einlassen dürfen',
  'is for those who may publish': 'ist denen vorbehalten, die veröffentlichen dürfen',
  'must be at most 10 entries of until and percent, from 0 to 100':
    'darf höchstens 10 Stufen haben, jede mit einer Zeit und 0 bis 100 Prozent',
  'entry … must end later than the one before it':
    'hat eine Stufe, die nicht später endet als die vor ihr',
  'must be sent with the other of lat and lng: both, or null for both':
    'geht nur zusammen mit der anderen Koordinate: beide, oder keine',
  'needs letters or digits': 'braucht Buchstaben oder Ziffern',
  '… is taken already': '{1} ist schon vergeben',
  'cannot change any more: the event was published':
    'lässt sich nicht mehr ändern: Die Veranstaltung war schon veröffentlicht',
  'there is no event …': 'eine Veranstaltung {1} gibt es nicht',
};

const ofTickets: Record<string, string> = {
  'must be chosen': 'muss gewählt sein',
  'must be more than … for a paid ticket': 'muss bei einem bezahlten Ticket mehr als {1} sein',
  'must be … for a ticket of type …, not …':
    'muss {1} sein, wo das Ticket nicht von der bezahlten Art ist',
  'must be more than …': 'muss mehr als {1} sein',
  'must not be after the end of the sale': 'darf nicht nach dem Ende des Verkaufs liegen',
  'must not be before the start of the sale': 'darf nicht vor dem Beginn des Verkaufs liegen',
  'belongs to another ticket': 'gehört zu einem anderen Ticket',
  'cannot change': 'lässt sich nicht ändern',
  'cannot change: a ticket stays with its event':
    'lässt sich nicht ändern: Ein Ticket bleibt bei seiner Veranstaltung',
};

const ofVouchers: Record<string, string> = {
  'belongs to another voucher': 'gehört zu einem anderen Gutschein',
  'must have 4 to 40 letters from A to Z, digits and dashes':
    'muss 4 bis 40 Buchstaben von A bis Z, Ziffern und Striche haben',
  'must be given, or an amount': 'muss angegeben sein, oder ein Betrag',
  'must be empty where there is a percentage, unless that is sent as null':
    'muss leer sein, wo Prozente stehen',
  'must be empty where there is an amount, unless that is sent as null':
    'muss leer sein, wo ein Betrag steht',
  'must be empty where there is a percentage': 'muss leer sein, wo Prozente stehen',
  'must be more than nothing': 'muss mehr als nichts sein',
  'must be 1 or more, or -1 for as many as people want':
    'muss 1 oder mehr sein, oder -1 für beliebig viele',
  'must be after the time that it begins': 'muss nach dem Beginn liegen',
  'must be an event that is there': 'muss eine Veranstaltung sein, die es gibt',
};

const ofAttendees: Record<string, string> = {
  'is set by checkout': 'entsteht nur durch einen Kauf',
  'is changed by the actions beside the form, not in it':
    'ändert sich durch die Schaltflächen neben dem Formular, nicht darin',
  'cannot change: an attendee stays with their ticket':
    'lässt sich nicht ändern: Ein Gast bleibt bei seinem Ticket',
  'cannot change: an attendee stays with their event':
    'lässt sich nicht ändern: Ein Gast bleibt bei seiner Veranstaltung',
  'there is no ticket …': 'ein Ticket {1} gibt es nicht',
  'is not the event of ticket …': 'ist nicht die Veranstaltung des Tickets {1}',
};

/** What is typed into a question of the panel. */
const ofQuestions: Record<string, string> = {
  'is … in a refund request that waits: approve or reject that one first':
    'ein Erstattungswunsch über {1} wartet schon, über den zuerst zu entscheiden ist',
  'was chosen before more of the order was refunded':
    'er wurde gewählt, bevor mehr von der Bestellung erstattet war',
  'there is nothing to refund': 'es gibt nichts zu erstatten',
  'must be at most …': 'er darf höchstens {1} sein',
  'must be at least 0.01': 'er muss mindestens 0.01 sein',
  'was corrected by somebody else just now': 'hat gerade jemand anders berichtigt',
  'is what it was': 'ist dieselbe wie vorher',
  'has to be one that mails can go to': 'muss eine sein, an die sich etwas senden lässt',
  'is needed to erase what is of coming events: …':
    'um auch zu löschen, was zu kommenden Veranstaltungen gehört, wählen Sie es an: {1}',
};

/** What the host says of a field. */
export const hostReasonsDe: Record<string, string> = {
  'must be defined': 'muss angegeben sein',
  'cannot be null': 'muss angegeben sein',
  'must be a `…` type, but the final value was: `null`…': 'muss angegeben sein',
  'must be a `…` type, but …': 'hat einen Wert, den es nicht haben kann',
  'must be one of the following values: …': 'muss eines von diesen sein: {1}',
  'must be greater than or equal to …': 'muss mindestens {1} sein',
  'must be less than or equal to …': 'darf höchstens {1} sein',
  'must be unique': 'darf es nur einmal geben',
  'This attribute must be unique': 'darf es nur einmal geben',
  'must be at least … characters': 'muss mindestens {1} Zeichen haben',
  'must be at most … characters': 'darf höchstens {1} Zeichen haben',
};

export const reasonsDe = {
  ...ofValues,
  ...ofTimes,
  ...ofEvents,
  ...ofTickets,
  ...ofVouchers,
  ...ofAttendees,
  ...ofQuestions,
};
