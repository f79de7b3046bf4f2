/** What is said of an event's sales, and of its list for the door. */
export const eventSalesEn = {
  'eventSales.sold': 'Places sold',
  'eventSales.of': '{sold} of {places}',
  'eventSales.revenue': 'Revenue',
  'eventSales.inside': 'Checked in',
  'eventSales.curve': '{sold, plural, one {1 place} other {{sold} places}} sold since {since}',
  'eventSales.until': '{sold, plural, one {1 place sold} other {{sold} places sold}}',
  'eventSales.csv': 'Sales as CSV',
  'eventSales.orders': 'Orders',
  'eventSales.attendees': 'Attendees',
  'doorList.action': 'Door list to print',
  'doorList.title': 'Door list',
  'doorList.guests': '{count, plural, one {1 guest} other {{count} guests}}',
  'doorList.printed': 'as of {time}',
  'doorList.name': 'Name',
  'doorList.ticket': 'Ticket',
  'doorList.code': 'Code ends with',
  'doorList.order': 'Order',
  'doorList.pending': 'not paid yet',
  'doorList.failed': 'The list could not be made.',
  'doorList.blocked':
    'Your browser has not let us open the list: allow new windows, and press again.',
};
