import type { ContentType } from '../../host/strapi';
import { objectOf } from '../validate';
import { text } from '../schema';
import { own, type ResourceOptions } from './declaration';
import { anyOf, atLeast, equals, related } from './filters';
import { registerPublicSide } from './public-side';
import { resolve } from './resolve';

const type: ContentType = {
  uid: 'api::speaker.speaker',
  collectionName: 'speakers',
  attributes: {
    title: { type: 'string' },
    phone: { type: 'string' },
    website: { type: 'text', customField: 'plugin::svc.web-address' },
    talks: { type: 'integer' },
    stageName: { type: 'string' },
    secret: { type: 'password' },
    notes: { type: 'json' },
    fee: { type: 'integer', customField: 'plugin::svc.money' },
    events: { type: 'relation', relation: 'manyToMany', target: 'plugin::svc.event' },
    users: { type: 'relation', relation: 'manyToMany', target: 'plugin::users-permissions.user' },
    hall: { type: 'relation', relation: 'manyToOne', target: 'api::hall.hall' },
    links: { type: 'component', component: 'shared.link', repeatable: true },
    pages: { type: 'component', component: 'shared.page' },
  },
};

const components = {
  'shared.link': { attributes: { label: { type: 'string' }, linkText: { type: 'text' } } },
  'shared.page': { attributes: { cover: { type: 'media' } } },
};

beforeAll(() => {
  Object.assign(globalThis, { strapi: { contentTypes: { [type.uid]: type }, components } });
  registerPublicSide('plugin::svc.event', { table: 'svc_event_listings', document: 'document_id' });
});

let count = 0;

function declare(options: Partial<ResourceOptions>, changed: Partial<ContentType> = {}) {
  count += 1;
  const uid = `api::speaker.speaker${count}`;
  return resolve({ uid, path: 'svc/events/v1/speakers', ...options }, { ...type, ...changed });
}

const fault = (options: Partial<ResourceOptions>, changed?: Partial<ContentType>) => {
  try {
    declare(options, changed);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

test('a resource whose fields are all in the schema is accepted', () => {
  const notes = { holds: objectOf({ colour: text() }) };
  const fields = { phone: true, stage_name: true, notes, event_ids: true, links: true } as const;
  const { body, output } = declare({ fields });
  expect(Object.keys(body)).toEqual([
    'title',
    'phone',
    'stage_name',
    'notes',
    'event_ids',
    'links',
  ]);
  expect(Object.keys(output)).toEqual(['id', ...Object.keys(body), 'url', 'slug']);
});

const kinds =
  'biginteger, boolean, component, date, datetime, decimal, email, enumeration, float, integer, json, media, ' +
  'plugin::svc.html, plugin::svc.local-datetime, plugin::svc.money, plugin::svc.money-total, plugin::svc.timezone, ' +
  'plugin::svc.web-address, relation, richtext, string, text, time';

test('all faults are told at once, a line each', () => {
  expect(fault({ fields: { phne: true, secret: true, tlks: true } })).toBe(
    [
      'has no attribute phne',
      `keeps secret as password; it can be ${kinds}`,
      'has no attribute tlks',
    ].join('\n'),
  );
  const filters = { city: equals(), country: equals() };
  expect(fault({ fields: { talks: true }, filters, orderby: ['town'] })).toBe(
    [
      'cannot be in order of town; it can be of title, id, talks',
      'cannot be filtered by city with equals; that takes talks',
      'cannot be filtered by country with equals; that takes talks',
    ].join('\n'),
  );
});

test('a custom field that nobody knows is called by its name', () => {
  const html = { type: 'customField', customField: 'plugin::svc.htm' };
  const attributes = { ...type.attributes, bio: html };
  expect(fault({ fields: { bio: true } }, { attributes })).toBe(
    `keeps bio as the custom field plugin::svc.htm; it can be ${kinds}`,
  );
});

test.each<[string, Partial<ResourceOptions>, string]>([
  ['a field that is not in the schema', { fields: { phne: true } }, 'has no attribute phne'],
  [
    'a name in camel case',
    { fields: { stageName: true } },
    'cannot show stageName: names on the wire are in snake case',
  ],
  ['a password', { fields: { secret: true } }, `keeps secret as password; it can be ${kinds}`],
  [
    'JSON without a form',
    { fields: { notes: true } },
    'keeps notes as json: say what it holds, { holds: objectOf({ … }) }',
  ],
  [
    'a search in a number',
    { fields: { talks: { searched: true } } },
    'cannot be searched by talks, which is no text',
  ],
  [
    'a relation to what REST does not show',
    { fields: { user_ids: true } },
    'relates users to plugin::users-permissions.user, which REST does not show; it shows plugin::svc.event',
  ],
  [
    'a relation to a type that is not there',
    { fields: { hall_id: true } },
    'relates hall to api::hall.hall, which REST does not show; it shows plugin::svc.event',
  ],
  [
    'a relation that is not called by ids',
    { fields: { events: true } },
    'cannot show events: it has to end with _ids',
  ],
  [
    'a picture in a component',
    { fields: { pages: true } },
    `has cover in its component pages, which is not one of ${kinds
      .split(', ')
      .filter((kind) => !['json', 'media', 'relation', 'component'].includes(kind))
      .join(', ')}`,
  ],
  [
    'a filter by what is no field',
    { fields: { talks: true }, filters: { city: equals() } },
    'cannot be filtered by city with equals; that takes talks',
  ],
  [
    'a filter by an address',
    { fields: { website: true }, filters: { website: anyOf('website') } },
    'cannot be filtered by website with anyOf; that takes no field of it',
  ],
  [
    'a number as a relation',
    { fields: { talks: true, event_ids: true }, filters: { talks: related() } },
    'cannot be filtered by talks with related; that takes event_ids',
  ],
  [
    'a filter by what not everybody sees',
    { fields: { fee: { read: 'read_fees' } }, filters: { fee_min: atLeast('fee') } },
    'cannot be filtered by fee, which not everybody sees',
  ],
  [
    'an order by what not everybody sees',
    { fields: { talks: true, fee: { read: 'read_fees' } }, orderby: ['fee'] },
    'cannot be in order of fee; it can be of title, id, talks',
  ],
  [
    'drafts of a type without',
    { drafts: { read: 'read_x' } },
    'has no drafts: set draftAndPublish',
  ],
  [
    'one capability for own things and those of others',
    { edit: own('edit_x', 'edit_x') },
    'names edit_x for own things and for those of others: own() takes two capabilities, or edit and remove one without it',
  ],
  [
    'a nested list by what is no relation',
    { fields: { talks: true }, under: { 'svc/events/v1/events/{id}/speakers': { by: 'talks' } } },
    'has no relation talks for svc/events/v1/events/{id}/speakers',
  ],
  [
    'what is embedded by what is no relation',
    { fields: { talks: true }, embed: { talks: 'talks' } },
    'cannot embed talks: talks is no relation of it',
  ],
  [
    'what is embedded by what not everybody sees',
    { fields: { event_ids: { read: 'read_x' } }, embed: { events: 'event_ids' } },
    'cannot embed events: not everybody sees event_ids',
  ],
  [
    'a nested list that is below nothing',
    { fields: { event_ids: true }, under: { 'svc/events/v1/talkers': { by: 'event_ids' } } },
    'has no {id} in the middle of svc/events/v1/talkers',
  ],
])('%s stops the start with its one line', (_, options, expected) => {
  expect(fault(options)).toBe(expected);
});

test('a type without a title, and one that is not there, stop the start', () => {
  expect(fault({}, { attributes: {} })).toBe('needs a title of the type string');
  expect(() => resolve({ uid: 'api::x.x', path: 'svc/x' }, undefined)).toThrow(
    'is no content type',
  );
});
