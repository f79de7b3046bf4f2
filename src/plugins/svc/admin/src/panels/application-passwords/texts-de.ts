import type { passwordsEn } from './texts-en';

export const passwordsDe: Record<keyof typeof passwordsEn, string> = {
  'passwords.explain':
    'Für Programme, die sich mit diesem Konto anmelden: Jedes hat ein eigenes Passwort, das sich widerrufen lässt, ohne dass es die anderen berührt.',
  'passwords.failed': 'Die Liste konnte nicht gelesen werden.',
  'passwords.none': 'Es gibt noch keine.',
  'passwords.made': 'Das Passwort ist angelegt.',
  'passwords.name': 'Name des neuen Passworts',
  'passwords.name.hint': 'Etwa das Programm, für das es ist',
  'passwords.create': 'Passwort anlegen',
  'passwords.new': 'Neues Passwort für ein Programm',
  'passwords.of': 'Das Passwort für',
  'passwords.once': 'Jetzt kopieren: Es wird nicht noch einmal gezeigt.',
  'passwords.copy': 'Kopieren',
  'passwords.copied': 'Kopiert.',
  'passwords.notCopied': 'Der Browser lässt das Kopieren nicht zu: das Passwort markieren.',
  'passwords.dismiss': 'Ausblenden',
  'passwords.created': 'Angelegt am {day}',
  'passwords.unused': 'Noch nie verwendet',
  'passwords.used': 'Zuletzt verwendet am {day}',
  'passwords.usedFrom': 'Zuletzt verwendet am {day} von {address}',
  'passwords.revoke': '{name} widerrufen',
  'passwords.revoke.title': 'Passwort widerrufen',
  'passwords.revoke.explain': '„{name}“ kann sich dann nicht mehr anmelden.',
  'passwords.revoked': 'Das Passwort ist widerrufen.',
  'passwords.revokeAll': 'Alle widerrufen',
  'passwords.revokeAll.title': 'Alle Passwörter für Programme widerrufen',
  'passwords.revokeAll.explain':
    'Kein Programm kann sich dann noch mit diesem Konto anmelden. Das Passwort des Kontos selbst bleibt.',
  'passwords.allRevoked': 'Alle Passwörter für Programme dieses Kontos sind widerrufen.',
};
