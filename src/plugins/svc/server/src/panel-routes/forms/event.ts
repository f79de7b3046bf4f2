import { type Form, bookkeepingFields, identityFields } from './form';

export const eventForm: Form = {
  uid: 'plugin::svc.event',
  fields: {
    title: { label: 'Title' },
    startDate: {
      label: 'Starts',
      help: "What a clock at the event shows. It stays as typed, whatever your computer's zone is.",
    },
    endDate: { label: 'Ends', help: 'Not before the start, in the same zone.' },
    allDay: {
      label: 'All day',
      help: 'From the first second of its first day to the last of its last.',
    },
    timezone: {
      label: 'Time zone',
      help: 'Where the event takes place. Empty: the zone of the site.',
    },
    venue: { label: 'Venue', help: 'Where it takes place.', mainField: 'title' },
    organizers: { label: 'Organizers', help: 'Who holds it.', mainField: 'title' },
    content: {
      label: 'Description',
      help: 'What will happen, and for whom. Scripts and the like are taken out.',
      placeholder: '<p>What will happen, and for whom.</p>',
    },
    excerpt: {
      label: 'Summary',
      help: 'For lists. Empty: the first 55 words of the description.',
    },
    image: { label: 'Image', help: 'Shown in lists and at the top of the event.' },
    featured: { label: 'Featured', help: 'Stands out in lists.' },
    costText: {
      label: 'Price text',
      help: 'Shown in place of the prices of its tickets. Empty: made from the tickets.',
      placeholder: 'Pay what you can',
    },
    categories: { label: 'Categories', help: 'What kind of event it is.', mainField: 'title' },
    tags: { label: 'Tags', help: 'Words it shares with other events.', mainField: 'title' },
    visibility: {
      label: 'Visible to',
      help: 'public: everybody. private: only accounts that may read private events. Counts once published.',
    },
    readyForReview: {
      label: 'Ready for review',
      help: 'Tells colleagues that this draft waits to be published.',
    },
    publishOn: {
      label: 'Publish on',
      help: 'Save it, and it is published then, in the zone of the event. What cannot be is marked for review.',
    },
    unpublishOn: { label: 'Unpublish on', help: 'In the zone of the event.' },
    featuredUntil: { label: 'Featured until', help: 'Then it is no longer featured.' },
    changesUntil: {
      label: 'Buyers change their tickets until',
      help: 'They rename guests, hand tickets on and give places back until then, in the zone of the event. Empty: until it begins.',
    },
    transferable: {
      label: 'Tickets can be handed on',
      help: 'Their buyers may give them to somebody else, who gets a new code.',
    },
    returnPolicy: {
      label: 'Money back for places that are given back',
      help: 'How much of the price, and until when, in the zone of the event. It holds for what is bought from now on. Empty: none.',
    },
    publishOnUtc: { label: 'Publish on, in order of time' },
    unpublishOnUtc: { label: 'Unpublish on, in order of time' },
    featuredUntilUtc: { label: 'Featured until, in order of time' },
    author: {
      label: 'Author',
      help: 'The account that may edit it over the REST API as its own. It may stay empty.',
      mainField: 'username',
    },
    startUtc: { label: 'Start, in order of time' },
    endUtc: { label: 'End, in order of time' },
    trashedAt: { label: 'Moved to trash' },
    ...identityFields,
    slug: {
      label: 'Public address',
      help: 'How its address on the site ends. It stays once the event was published.',
      placeholder: 'Made of the title',
    },
    ...bookkeepingFields,
  },
  rows: [
    [
      ['title', 8],
      ['featured', 4],
    ],
    [
      ['startDate', 6],
      ['endDate', 6],
    ],
    [
      ['allDay', 6],
      ['timezone', 6],
    ],
    [
      ['venue', 6],
      ['organizers', 6],
    ],
    [['content', 12]],
    [['excerpt', 12]],
    [
      ['image', 6],
      ['costText', 6],
    ],
    [
      ['categories', 6],
      ['tags', 6],
    ],
    [
      ['visibility', 6],
      ['readyForReview', 6],
    ],
    [
      ['publishOn', 6],
      ['unpublishOn', 6],
    ],
    [['featuredUntil', 6]],
    [
      ['changesUntil', 6],
      ['transferable', 6],
    ],
    [['returnPolicy', 12]],
    [
      ['author', 6],
      ['slug', 6],
    ],
  ],
  columns: ['title', 'startDate', 'venue', 'featured'],
  sortBy: 'startUtc',
};
