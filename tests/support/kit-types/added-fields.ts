import type { Files } from '../example-project';

/* Fields of several kinds that a project adds to events and venues, for the tests of the kit. */

const event = {
  attributes: {
    ageLimit: { type: 'integer', min: 0, max: 99, default: 0 },
    audience: { type: 'enumeration', enum: ['all', 'adults'] },
    hints: { type: 'customField', customField: 'plugin::svc.html', maxLength: 500 },
    premiere: { type: 'date' },
    seated: { type: 'boolean', default: true },
    feeMinor: { type: 'customField', customField: 'plugin::svc.money' },
    broadcast: { type: 'datetime' },
    extras: { type: 'json' },
  },
};

const venue = {
  attributes: {
    wheelchair: { type: 'boolean', default: true },
    seats: { type: 'integer', min: 0 },
    access: { type: 'text' },
    description: { type: 'customField', customField: 'plugin::svc.html' },
    picture: { type: 'media', allowedTypes: ['images'] },
  },
};

const declarations = `import {
  anyOf,
  atLeast,
  atMost,
  between,
  equals,
  extendResource,
  objectOf,
  text,
} from 'strapi-plugin-svc/kit';

extendResource('plugin::svc.venue', {
  fields: { wheelchair: true, seats: { read: 'read_svc_venue_seats' }, access: { searched: true }, description: true, picture: true },
  filters: { wheelchair: equals(), city: equals() },
  orderby: ['title', 'city'],
});

export default extendResource('plugin::svc.event', {
  fields: {
    age_limit: { label: 'From the age of', help: 'In years.' },
    audience: true,
    hints: { inLists: false, searched: true },
    premiere: true,
    seated: true,
    fee: { attribute: 'feeMinor', read: 'read_svc_event_fees' },
    broadcast: { readOnly: true },
    extras: { holds: objectOf({ colour: text() }), inLists: false },
  },
  filters: {
    age_limit_max: atMost('age_limit'),
    age_limit_min: atLeast('age_limit'),
    audience: anyOf('audience'),
    premiere: between('premiere'),
    seated: equals(),
  },
});
`;

const folder = 'src/extensions/svc/content-types';

export const addedFieldFiles: Files = {
  [`${folder}/event/schema.json`]: JSON.stringify(event),
  [`${folder}/venue/schema.json`]: JSON.stringify(venue),
  'src/extensions/svc/strapi-server.ts': declarations,
};
