import { officeEn } from '../box-office/texts-en';
import { conflictsEn } from '../conflicts/texts-en';
import { eventSalesEn } from '../event-sales/texts-en';
import { htmlEn } from '../html-editor/texts-en';
import { openFormsEn } from '../open-forms/texts-en';
import { passwordsEn } from '../panels/application-passwords/texts-en';
import { wordsEn } from './word-texts-en';
import { eventTexts } from './event-texts-en';

export const en = {
  ...eventTexts,
  ...wordsEn,
  ...conflictsEn,
  ...officeEn,
  ...eventSalesEn,
  ...htmlEn,
  ...openFormsEn,
  ...passwordsEn,
  back: 'Back',
  'window.close': 'Close the window',
  'return.none': 'No money goes back.',
  'return.add': 'Add a step',
  'return.until': 'of the price, until',
  'return.percent': 'Percent of step {number}',
  'return.untilOf': 'Until when step {number} holds',
  'return.remove': 'Remove step {number}',
  'timezone.ofSite': '{zone} (the site’s)',
  'eventPanel.title': 'This event',
  'eventPanel.open': 'Open its page',
  'eventPanel.copy': 'Copy its address',
  'eventPanel.copied': 'The address is copied.',
  'eventPanel.duplicate': 'Duplicate…',
  'menu.events': 'Events',
  'filter.starts': 'Starts',
  'filter.ends': 'Ends',
  'filter.from': 'from',
  'filter.before': 'before',
  'provider.says': 'The payment provider says: {reason}',
  'filter.dropped': '{reason} The list is shown without its filters.',
  'states.label': 'Which entries',
  'states.all': 'All',
  'states.published': 'Published',
  'states.drafts': 'Drafts',
  'states.review': 'For review',
  'states.trash': 'Trash',
  'trash.show': 'Trash',
  'trash.back': 'Back to the list',
  'trash.move': 'Move to trash',
  'trash.restore': 'Restore from trash',
  'trash.delete': 'Delete for good',
  'trash.explainOne': 'The public no longer sees it. You can restore it at any time.',
  'trash.explainEvent':
    'The public no longer sees it, and its tickets are no longer sold. You can restore it at any time.',
  'trash.explainMany':
    'The public no longer sees {count, plural, one {it} other {these {count}}}. You can restore them at any time.',
  'trash.explainDelete': 'It is gone for good. This cannot be undone.',
  'trash.keepsPlaces':
    'An event at which somebody has or had a place is not deleted: it stays in the trash, with its orders.',
  'trash.explainDeleteMany':
    '{count, plural, one {It is} other {These {count} are}} gone for good. This cannot be undone.',
  'trash.moved': '{count, plural, one {It is} other {{count} are}} in the trash.',
  'trash.restored':
    '{count, plural, one {It is} other {{count} are}} out of the trash. What was public when it was moved there is public again.',
  'unpublish.title': 'Unpublish',
  'unpublish.explain':
    'The public no longer sees {count, plural, one {it, and its} other {these {count}, and their}} tickets are no longer sold. You can publish {count, plural, one {it} other {them}} again at any time.',
  'people.note':
    '{count, plural, one {1 person has a place} other {{count} people have places}}. They keep them, and nobody is told by itself: cancel or refund their orders where it does not take place.',
  'guests.write': 'Write to the guests…',
  'guests.title': 'Write to the guests',
  'guests.people':
    '{count, plural, =0 {Nobody has a place.} one {1 person has a place. The buyer gets a mail.} other {{count} people have places. The buyer of each order gets a mail, and so does each guest to whom a ticket was handed on.}}',
  'guests.note': 'What they should know',
  'guests.noteHint':
    'It stands in the mail as you write it, with the title of the event and a link to the order, which shows the date and the place as they are.',
  'guests.send': 'Send',
  'guests.sent': '{count, plural, one {1 mail goes out.} other {{count} mails go out.}}',
  'tickets.title': 'Tickets',
  'tickets.none': 'It has none yet.',
  'tickets.add': 'Add ticket',
  'tickets.edit': 'Change {title}',
  'tickets.remove': 'Remove {title}',
  'tickets.removeQuestion':
    'It is no longer for sale, and leaves the carts that it is in. A ticket that somebody has, or had, cannot be removed: set its places to 0 instead.',
  'tickets.removeConfirm': 'Remove ticket',
  'tickets.removed': 'The ticket is removed.',
  'tickets.trashedMeanwhile':
    'The event was moved to the trash meanwhile. What is saved here is restored with it.',
  'tickets.withdrawnMeanwhile':
    'The event was withdrawn meanwhile. What is saved here is on sale once it is published again.',
  'tickets.free': 'Free',
  'tickets.sold': '{sold} sold',
  'tickets.soldOf': '{sold} of {capacity} sold',
  'ticket.new': 'New ticket',
  'ticket.change': 'Change ticket',
  'ticket.save': 'Save ticket',
  'ticket.another': 'Save and add another',
  'ticket.saved': 'The ticket is saved.',
  'ticket.title': 'Name',
  'ticket.title.hint': ' ',
  'ticket.title.wrong': 'A ticket needs a name.',
  'ticket.price': 'Price',
  'ticket.price.hint': 'Empty: it costs nothing.',
  'ticket.price.wrong': 'An amount looks like {example}, up to {most}.',
  'ticket.places': 'Places',
  'ticket.places.hint': 'Empty: as many as people want.',
  'ticket.places.wrong': 'A whole number, or empty.',
  'ticket.most': 'Most per order',
  'ticket.most.hint': 'How many places one order may have.',
  'ticket.most.wrong': 'A whole number from 1 to 1000, or empty.',
  'ticket.saleFrom': 'On sale from',
  'ticket.saleFrom.hint': "In the event's time zone. Empty: at once.",
  'ticket.saleUntil': 'On sale until',
  'ticket.saleUntil.hint': 'This minute included. Empty: until the event ends.',
  'ticket.description': 'Description',
  'door.since': 'Is in since {time}',
  'door.handedOn':
    'Handed on by its buyer on {time}. {name} had it before, whose code lets nobody in any more.',
  'door.sinceBy': 'Is in since {time}, let in by {by}',
  'door.link': 'Door',
};
