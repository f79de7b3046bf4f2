/*
 * What the box office does in the panel, each a tick box of its own on an administrator's role (Settings → Roles →
 * Settings → Ticketing). Read by the server and by the panel's own code.
 */

interface Permission {
  /** What it is about, as a heading of the role screen. */
  of: 'Orders' | 'Attendees' | 'Refund requests';
  label: string;
  /** As Strapi names it. */
  id: `plugin::svc.${string}`;
}

export const boxOfficePermissions = {
  payOrder: { of: 'Orders', label: 'Mark as paid', id: 'plugin::svc.orders.pay' },
  cancelOrder: { of: 'Orders', label: 'Cancel', id: 'plugin::svc.orders.cancel' },
  counter: {
    of: 'Orders',
    label: 'Sell at the counter, and keep a till',
    id: 'plugin::svc.orders.counter',
  },
  confirmOrder: {
    of: 'Orders',
    label: 'Send the confirmation again',
    id: 'plugin::svc.orders.confirm',
  },
  correctEmail: {
    of: 'Orders',
    label: 'Correct the e-mail address',
    id: 'plugin::svc.orders.correct-email',
  },
  printTickets: {
    of: 'Orders',
    label: 'Print the tickets',
    id: 'plugin::svc.orders.print',
  },
  exportBuyer: {
    of: 'Orders',
    label: 'Export all that is known of a buyer',
    id: 'plugin::svc.orders.export-buyer',
  },
  eraseBuyer: {
    of: 'Orders',
    label: 'Erase a buyer',
    id: 'plugin::svc.orders.erase-buyer',
  },
  checkIn: {
    of: 'Attendees',
    label: 'Check in, and undo it',
    id: 'plugin::svc.attendees.check-in',
  },
  door: {
    of: 'Attendees',
    label: 'Use the page at the door',
    id: 'plugin::svc.attendees.door',
  },
  changePlace: {
    of: 'Attendees',
    label: 'Confirm and cancel a place',
    id: 'plugin::svc.attendees.change-place',
  },
  decideRefund: {
    of: 'Refund requests',
    label: 'Approve and reject, and refund orders and attendees',
    id: 'plugin::svc.refund-requests.decide',
  },
  askForRefund: {
    of: 'Refund requests',
    label: 'Ask for a refund, for somebody else to decide',
    id: 'plugin::svc.refund-requests.ask',
  },
} as const satisfies Record<string, Permission>;

export type BoxOfficePermission = keyof typeof boxOfficePermissions;
