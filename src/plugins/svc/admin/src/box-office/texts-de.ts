import type { officeEn } from './texts-en';

export const officeDe: Record<keyof typeof officeEn, string> = {
  'correctEmail.action': 'E-Mail berichtigen',
  'correctEmail.label': 'E-Mail-Adresse',
  'correctEmail.explain':
    'Die Tickets gehen mit einem neuen Link an die neue Adresse. Was an die alte gesendet wurde, öffnet die Bestellung nicht mehr, und dorthin geht keine Nachricht. Die Codes der Tickets bleiben gültig.',
  'correctEmail.done': 'Die Adresse ist berichtigt, und die Mail ist unterwegs.',
  'printTickets.action': 'Tickets drucken',
  'printTickets.failed': 'Die Tickets konnten nicht erstellt werden.',
  'printTickets.blocked':
    'Der Browser hat die Tickets nicht geöffnet: neue Fenster erlauben und noch einmal drücken.',
  'markAsPaid.action': 'Als bezahlt vermerken',
  'markAsPaid.question':
    'Ist das Geld da? Die Gäste werden bestätigt, und wer gekauft hat, erhält die Bestätigung.',
  'markAsPaid.done': 'Die Bestellung ist bezahlt.',
  'cancelOrder.action': 'Bestellung stornieren',
  'cancelOrder.question':
    'Alle Plätze der Bestellung werden endgültig frei. Erstattet wird nichts: Soll Geld zurückgehen, dann stattdessen „Erstatten …“ verwenden.',
  'cancelOrder.done': 'Die Bestellung ist storniert.',
  'sendAgain.action': 'Mail noch einmal senden',
  'sendAgain.question':
    'Wer gekauft hat, erhält die Mail noch einmal, mit den Tickets, ihren Codes und dem Link zur Bestellung.',
  'sendAgain.done': 'Die Bestätigung ist unterwegs.',
  'sendAgain.endLinks': 'Frühere Links beenden',
  'sendAgain.endLinks.hint':
    'Die Mail hat einen neuen Link, und die aller früheren Mails öffnen nichts mehr. Die Codes der Tickets bleiben gültig: Sollen auch sie enden, ist die Bestellung zu stornieren.',
  'exportBuyer.action': 'Daten des Käufers laden',
  'exportBuyer.done': 'Die Daten des Käufers liegen bei den Downloads.',
  'eraseBuyer.action': 'Käufer löschen',
  'eraseBuyer.question':
    'Name und Adresse dieses Käufers werden in allen seinen Bestellungen ersetzt, auch auf Plätzen, die andere für ihn gekauft haben. Was in seinen Erstattungswünschen steht, wird entfernt. Die Links zu seinen Bestellungen enden, und es gehen keine Mails mehr hinaus. Beträge, Anzahlen und Nummern bleiben, und die Codes der Tickets bleiben gültig. Das lässt sich nicht rückgängig machen.',
  'eraseBuyer.done': 'Der Käufer ist gelöscht.',
  'eraseBuyer.force': 'Auch bei kommenden Veranstaltungen',
  'eraseBuyer.force.hint':
    'Nötig, wenn eine Veranstaltung noch nicht vorbei ist, für die es eine Bestellung gibt.',
  'checkIn.action': 'Einlassen',
  'checkIn.question': 'Steht der Gast mit dem richtigen Code am Einlass?',
  'checkIn.done': 'Der Gast ist eingelassen.',
  'undoCheckIn.action': 'Einlass zurücknehmen',
  'undoCheckIn.question': 'Der Gast gilt als nicht eingelassen und kann wieder eingelassen werden.',
  'undoCheckIn.done': 'Der Einlass ist zurückgenommen.',
  'confirmPlace.action': 'Platz bestätigen',
  'confirmPlace.question':
    'Der Platz wird bestätigt, und der Gast kann eingelassen werden. Ob die Bestellung bezahlt ist, ändert sich dadurch nicht.',
  'confirmPlace.done': 'Der Platz ist bestätigt.',
  'cancelPlace.action': 'Platz stornieren',
  'cancelPlace.question':
    'Der Platz geht an die Nächsten, und mit seinem Code kommt niemand mehr hinein. Das ist endgültig.',
  'cancelPlace.keeps':
    '{money} wurden dafür bezahlt, und nichts davon geht zurück: Soll es zurückgehen, dann stattdessen „Erstatten …“ verwenden.',
  'cancelPlace.done': 'Der Platz ist storniert.',
  'refund.action': 'Erstatten …',
  'refund.title': 'Erstattung',
  'refund.ask': 'Erstattung beantragen …',
  'refund.ask.title': 'Erstattung beantragen',
  'decide.approve': 'Genehmigen',
  'decide.approve.question':
    '{money} werden dem Käufer erstattet, und die Plätze werden frei. Das ist endgültig.',
  'decide.approve.byHand':
    '{money} sind selbst auszuzahlen: Hier wird es nur vermerkt, und die Plätze werden frei. Das ist endgültig.',
  'decide.approve.unknown':
    'Das Geld wird dem Käufer erstattet, und die Plätze werden frei. Das ist endgültig.',
  'decide.approve.byHandUnknown':
    'Das Geld ist selbst auszuzahlen: Hier wird es nur vermerkt, und die Plätze werden frei. Das ist endgültig.',
  'decide.approve.done': 'Die Erstattung ist genehmigt.',
  'decide.approve.doneByHand': 'Die Erstattung ist genehmigt: Zahlen Sie das Geld jetzt aus.',
  'decide.reject': 'Ablehnen',
  'decide.reject.question':
    'Erstattet wird nichts, und die Gäste behalten ihre Plätze. Das ist endgültig.',
  'decide.reject.done': 'Die Erstattung ist abgelehnt.',
  'decide.notes': 'Notizen',
  'decide.notes.hint': 'Für die Kasse; der Käufer sieht sie nicht.',
  'refundPanel.about': 'Betrifft',
  'refundPanel.wholeOrder': 'Bestellung {number}, ganz',
  'orderPanel.title': 'Bestellung',
  'orderPanel.named': 'Bestellung {number}',
  'orderPanel.places': '{count, plural, one {1 Platz} other {{count} Plätze}}',
  'attendeePanel.title': 'Am Einlass',
};
