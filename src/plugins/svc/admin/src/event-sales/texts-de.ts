import type { eventSalesEn } from './texts-en';

export const eventSalesDe: Record<keyof typeof eventSalesEn, string> = {
  'eventSales.sold': 'Plätze verkauft',
  'eventSales.of': '{sold} von {places}',
  'eventSales.revenue': 'Einnahmen',
  'eventSales.inside': 'Eingelassen',
  'eventSales.curve': '{sold, plural, one {1 Platz} other {{sold} Plätze}} verkauft seit {since}',
  'eventSales.until': '{sold, plural, one {1 Platz verkauft} other {{sold} Plätze verkauft}}',
  'eventSales.csv': 'Verkauf als CSV',
  'eventSales.orders': 'Bestellungen',
  'eventSales.attendees': 'Gäste',
  'doorList.action': 'Einlassliste drucken',
  'doorList.title': 'Einlassliste',
  'doorList.guests': '{count, plural, one {1 Gast} other {{count} Gäste}}',
  'doorList.printed': 'Stand: {time}',
  'doorList.name': 'Name',
  'doorList.ticket': 'Ticket',
  'doorList.code': 'Code endet auf',
  'doorList.order': 'Bestellung',
  'doorList.pending': 'noch nicht bezahlt',
  'doorList.failed': 'Die Liste konnte nicht erstellt werden.',
  'doorList.blocked':
    'Der Browser hat die Liste nicht geöffnet: neue Fenster erlauben und noch einmal drücken.',
};
