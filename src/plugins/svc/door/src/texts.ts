/* What the page says, in the languages that it has. */

const en = {
  title: 'Door',
  signIn: 'Sign in',
  signInHint: 'With your account of the panel.',
  email: 'E-mail',
  password: 'Password',
  wrongPassword: 'The e-mail address or the password is wrong.',
  noTick: 'Your role has no tick for the door. Somebody who manages roles can set it.',
  noNetwork: 'There is no network. Please try again.',
  failed: 'The service cannot answer just now. Please try again.',
  chooseEvent: 'Which event?',
  today: 'Today',
  otherDays: 'Other days',
  allEvents: 'Show all {count}',
  findEvent: 'Find by title or place',
  noSuchEvent: 'No event has these words.',
  noEvents: 'No published event is on, comes, or ended in the last two days.',
  otherEvent: 'Other event',
  field: 'Code or name',
  enter: 'Check in',
  camera: 'Camera',
  noCamera: '{reason} Type the code instead.',
  cameraNeedsHttps: 'The camera cannot be used: this page is not served over https.',
  NotAllowedError: 'This browser may not use the camera: allow it in its settings.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'The camera cannot be used: another program may have it.',
  cameraFails: 'The camera cannot be used.',
  inside: '{inside} / {total}',
  insideLabel: '{inside} of {total} are inside',
  online: 'Connected',
  offline: 'No network: scans are kept here',
  waiting: '{count} to send',
  signInAgain: 'Your session has ended. Scans are kept here until you sign in again.',
  admitted: 'Come in',
  again: 'Is in already',
  againAt: '{time}, by {by}',
  againAtNobody: '{time}',
  refused: 'No entry',
  unknown: 'There is no ticket with this code.',
  unknownHere:
    'This telephone does not know the code, and there is no network. Please ask the office.',
  'other event': 'This ticket is for another event.',
  otherEventTitle: 'This ticket is for {event}.',
  pending: 'The place is not paid, or not confirmed yet.',
  cancelled: 'The place was cancelled.',
  refundedPlace: 'The place was refunded.',
  'handed on':
    'This ticket was handed on: its code is no longer good. Somebody else has the place.',
  undo: 'Undo ({seconds})',
  undone: 'Undone: {name} is not inside.',
  close: 'Next guest',
  noHits: 'Nobody has this name.',
  doubles: '{name} was let in more than once: {times}.',
  doubleTime: '{time} by {by}, {door}',
  thisDoor: 'this door',
  known: 'Understood',
  signOut: 'Sign out',
  keepQueue: 'Scans wait to be sent. Signing out now would lose them.',
  notDone: 'Not sent yet',
};

export type Text = keyof typeof en;

const de: Record<Text, string> = {
  title: 'Einlass',
  signIn: 'Anmelden',
  signInHint: 'Mit dem Konto der Verwaltung.',
  email: 'E-Mail',
  password: 'Passwort',
  wrongPassword: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  noTick: 'Ihrer Rolle fehlt das Häkchen für den Einlass. Wer Rollen verwaltet, kann es setzen.',
  noNetwork: 'Es gibt kein Netz. Bitte noch einmal versuchen.',
  failed: 'Der Dienst kann gerade nicht antworten. Bitte noch einmal versuchen.',
  chooseEvent: 'Welche Veranstaltung?',
  today: 'Heute',
  otherDays: 'Andere Tage',
  allEvents: 'Alle {count} zeigen',
  findEvent: 'Nach Titel oder Ort suchen',
  noSuchEvent: 'Keine Veranstaltung hat diese Wörter.',
  noEvents:
    'Keine veröffentlichte Veranstaltung läuft, kommt oder endete in den letzten zwei Tagen.',
  otherEvent: 'Andere Veranstaltung',
  field: 'Code oder Name',
  enter: 'Einlassen',
  camera: 'Kamera',
  noCamera: '{reason} Bitte den Code eintippen.',
  cameraNeedsHttps: 'Die Kamera geht nicht: Diese Seite kommt nicht über https.',
  NotAllowedError:
    'Dieser Browser darf die Kamera nicht benutzen: Erlauben Sie es in seinen Einstellungen.',
  NotFoundError: 'Dieses Gerät hat keine Kamera.',
  NotReadableError: 'Die Kamera geht nicht: Vielleicht hat sie ein anderes Programm.',
  cameraFails: 'Die Kamera geht nicht.',
  inside: '{inside} / {total}',
  insideLabel: '{inside} von {total} sind drin',
  online: 'Verbunden',
  offline: 'Kein Netz: Scans bleiben hier gespeichert',
  waiting: '{count} zu senden',
  signInAgain: 'Die Sitzung ist zu Ende. Scans bleiben hier, bis Sie sich wieder anmelden.',
  admitted: 'Willkommen',
  again: 'Ist schon drin',
  againAt: '{time}, durch {by}',
  againAtNobody: '{time}',
  refused: 'Kein Einlass',
  unknown: 'Zu diesem Code gibt es kein Ticket.',
  unknownHere: 'Dieses Telefon kennt den Code nicht, und es gibt kein Netz. Bitte im Büro fragen.',
  'other event': 'Dieses Ticket ist für eine andere Veranstaltung.',
  otherEventTitle: 'Dieses Ticket ist für {event}.',
  pending: 'Der Platz ist noch nicht bezahlt oder bestätigt.',
  cancelled: 'Der Platz wurde storniert.',
  refundedPlace: 'Der Platz wurde erstattet.',
  'handed on':
    'Dieses Ticket wurde weitergegeben: Der Code gilt nicht mehr. Den Platz hat jemand anderes.',
  undo: 'Rückgängig ({seconds})',
  undone: 'Rückgängig gemacht: {name} ist nicht drin.',
  close: 'Nächster Gast',
  noHits: 'So heißt niemand.',
  doubles: '{name} kam mehr als einmal herein: {times}.',
  doubleTime: '{time} durch {by}, {door}',
  thisDoor: 'diese Tür',
  known: 'Verstanden',
  signOut: 'Abmelden',
  keepQueue: 'Scans warten noch. Wer sich jetzt abmeldet, verliert sie.',
  notDone: 'Noch nicht gesendet',
};

export const language = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
const texts: Record<Text, string> = language === 'de' ? de : en;

/** A text with its values. */
export function say(text: Text, values: Record<string, string | number> = {}): string {
  return texts[text].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What the clock of the telephone's zone shows at an instant, in seconds since 1970. */
export function clockText(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(navigator.language, { timeStyle: 'short' });
}
