/** What is said of orders, beside their form. */
export const officeEn = {
  'correctEmail.action': 'Correct e-mail',
  'correctEmail.label': 'E-mail address',
  'correctEmail.explain':
    'The tickets go to the new address with a new link. Nothing that was sent to the old one opens the order any more, and nobody is told there. The codes of the tickets stay valid.',
  'correctEmail.done': 'The address is corrected, and the mail is on its way.',
  'printTickets.action': 'Print tickets',
  'printTickets.failed': 'The tickets could not be made.',
  'printTickets.blocked':
    'Your browser has not let us open the tickets: allow new windows, and press again.',
  'markAsPaid.action': 'Mark as paid',
  'markAsPaid.question':
    'Has the money arrived? The attendees are confirmed, and the buyer gets the confirmation.',
  'markAsPaid.done': 'The order is paid.',
  'cancelOrder.action': 'Cancel order',
  'cancelOrder.question':
    'All places of the order are released for good. Nothing is refunded: to give money back, use Refund… instead.',
  'cancelOrder.done': 'The order is cancelled.',
  'sendAgain.action': 'Send mail again',
  'sendAgain.question':
    'The buyer gets the mail again, with the tickets, their codes and the link to the order.',
  'sendAgain.done': 'The confirmation is on its way.',
  'sendAgain.endLinks': 'End earlier links',
  'sendAgain.endLinks.hint':
    'The mail has a new link, and those of all earlier mails open nothing any more. The codes of the tickets stay valid: to end those, cancel the order.',
  'exportBuyer.action': 'Export buyer’s data',
  'exportBuyer.done': "The buyer's data is in your downloads.",
  'eraseBuyer.action': 'Erase buyer',
  'eraseBuyer.question':
    'The name and the address of this buyer are replaced in all their orders, and on places that others bought for them. What was written in their refund requests is removed. The links to their orders end, and no more mails go out. Amounts, counts and ids stay, and the codes of the tickets stay valid. This cannot be undone.',
  'eraseBuyer.done': 'The buyer is erased.',
  'eraseBuyer.force': 'Coming events, too',
  'eraseBuyer.force.hint': 'Needed for a buyer with an order of an event that is not over yet.',
  'checkIn.action': 'Check in',
  'checkIn.question': 'Is the attendee at the door with the right code?',
  'checkIn.done': 'The attendee is checked in.',
  'undoCheckIn.action': 'Undo check-in',
  'undoCheckIn.question': 'The attendee counts as not checked in, and can be checked in again.',
  'undoCheckIn.done': 'The check-in is undone.',
  'confirmPlace.action': 'Confirm place',
  'confirmPlace.question':
    'The place is confirmed, and the attendee can be checked in. Whether their order is paid does not change.',
  'confirmPlace.done': 'The place is confirmed.',
  'cancelPlace.action': 'Cancel place',
  'cancelPlace.question':
    'The place goes to whoever comes next, and its code lets nobody in any more. This is final.',
  'cancelPlace.keeps':
    '{money} was paid for it, and none of it goes back: to give it back, use Refund… instead.',
  'cancelPlace.done': 'The place is cancelled.',
  'refund.action': 'Refund…',
  'refund.title': 'Refund',
  'refund.ask': 'Ask for a refund…',
  'refund.ask.title': 'Ask for a refund',
  'decide.approve': 'Approve',
  'decide.approve.question':
    '{money} is refunded to the buyer, and the places are released. This is final.',
  'decide.approve.byHand':
    'Hand {money} over yourself: here it is only written down, and the places are released. This is final.',
  'decide.approve.unknown':
    'The money is refunded to the buyer, and the places are released. This is final.',
  'decide.approve.byHandUnknown':
    'Hand the money over yourself: here it is only written down, and the places are released. This is final.',
  'decide.approve.done': 'The request is approved.',
  'decide.approve.doneByHand': 'The request is approved: hand the money over now.',
  'decide.reject': 'Reject',
  'decide.reject.question':
    'Nothing is refunded, and the attendees keep their places. This is final.',
  'decide.reject.done': 'The request is rejected.',
  'decide.notes': 'Notes',
  'decide.notes.hint': 'For the office; the buyer does not see them.',
  'refundPanel.about': 'About',
  'refundPanel.wholeOrder': 'Order {number}, all of it',
  'orderPanel.title': 'Order',
  'orderPanel.named': 'Order {number}',
  'orderPanel.places': '{count, plural, one {1 place} other {{count} places}}',
  'attendeePanel.title': 'At the door',
};
