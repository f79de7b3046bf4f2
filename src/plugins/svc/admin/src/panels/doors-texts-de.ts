import type { doorsEn } from './doors-texts-en';

export const doorsDe: typeof doorsEn = {
  'doors.title': 'Was am Einlass gelesen wurde',
  'doors.line': '{time} · {by}',
  'doors.admitted': 'Eingelassen',
  'doors.admittedUnasked': 'Ohne Netz eingelassen',
  'doors.double': 'Noch einmal eingelassen, an einem Einlass ohne Netz',
  'doors.again': 'War schon drin',
  'doors.refused': 'Nicht eingelassen: {why}',
  'doors.refusedUnasked': 'Ohne Netz eingelassen, aber: {why}',
  'doors.refusedOnly': 'Abgelehnt: {why}',
  'doors.undone': '{what}. Zurückgenommen.',
  'doors.why.pending': 'der Platz ist nicht bezahlt',
  'doors.why.cancelled': 'der Platz wurde storniert',
  'doors.why.refunded': 'das Geld ging zurück',
  'doors.why.handed on': 'der Code ist der von jemandem, der das Ticket weitergegeben hat',
  'doors.why.other event': 'das Ticket gilt für eine andere Veranstaltung',
  'doors.why.unknown': 'diesen Code hat niemand',
};
