import type { ContentType } from '../../host/strapi';
import { objectOf } from '../validate';
import { text } from '../schema';
import { action, type FieldOptions, own, type ResourceOptions } from './declaration';
import { alike, anyOf, atLeast, equals, type Filter, related } from './filters';
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

const below = 'svc/events/v1/events/{id}/speakers';
const underBy = (where: Record<string, string | number>) => ({ by: 'event_ids', where });
const said = 'attribute, read, readOnly, searched, holds, help, inLists, label';

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
    'cannot be filtered by fee, which not everybody sees, with atLeast; that takes no field of it',
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
    'has no relation talks for svc/events/v1/events/{id}/speakers; its relations are none',
  ],
  [
    'what is embedded by what is no relation',
    { fields: { talks: true }, embed: { talks: 'talks' } },
    'cannot embed talks by talks, which is no relation; its relations are none',
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
  [
    'a nested list by a value that the field never has',
    { fields: { talks: true, event_ids: true }, under: { [below]: underBy({ talks: 'many' }) } },
    `never has talks "many" for ${below}: it must be a whole number, -2147483648 or more`,
  ],
  [
    'a nested list by what is no field',
    { fields: { talks: true, event_ids: true }, under: { [below]: underBy({ talk: 3 }) } },
    `has no field talk for ${below}; it can be one of talks`,
  ],
  [
    'a setting that there is not',
    { ordreby: ['talks'] } as Partial<ResourceOptions>,
    'has no setting ordreby; it can have path, fields, address, embed, filters, order, orderby, drafts, located, edit, remove, under, actions, deprecated, override, listTools',
  ],
  [
    'an address that there is not',
    { address: 'title' as 'slug' },
    'cannot have the address title; it can be one of url, page, slug',
  ],
  [
    'a field of which nothing can be said so',
    { fields: { talks: 'yes' as unknown as true } },
    `says "yes" of talks; it can say true, or any of ${said}`,
  ],
  [
    'a field of which something unknown is said',
    { fields: { talks: { raed: 'read_x' } as FieldOptions } },
    `says raed of talks; it can say true, or any of ${said}`,
  ],
  [
    'a search in a relation',
    { fields: { event_ids: { searched: true } } },
    'cannot be searched by event_ids, which is no text',
  ],
  [
    'a form of what is no JSON',
    { fields: { talks: { holds: text() } } },
    'says what talks holds: only a json attribute needs that, it is integer',
  ],
  [
    'a filter that nothing has made',
    { fields: { talks: true }, filters: { talks: true as unknown as Filter } },
    'has a filter talks that none of equals(), alike(), atLeast(), atMost(), between(), anyOf(), related() has made',
  ],
  [
    'a number that is to be alike',
    { fields: { talks: true, phone: true }, filters: { talks: alike() } },
    'cannot be filtered by talks with alike; that takes phone',
  ],
  [
    'a place that is said otherwise',
    { located: 'here' as unknown as true },
    'cannot be located "here"; it can say true',
  ],
  [
    'a place and a field that is called like a part of it',
    { located: true, fields: { distance_km: { attribute: 'talks' } } },
    'has a field distance_km already: located makes it',
  ],
  [
    'a place and a parameter that is called like its own',
    { located: true, fields: { talks: true }, filters: { near: equals('talks') } },
    'has a parameter near already',
  ],
  [
    'an order by distance, which nobody declares',
    { located: true, orderby: ['distance'] },
    'cannot be in order of distance; it can be of title, id',
  ],
  [
    'a field for who holds what cannot be a capability',
    { fields: { fee: { read: 'Read fees' } } },
    'shows fee to "Read fees": a capability has a name of small letters, digits and _',
  ],
  [
    'a write for who holds what cannot be a capability',
    { edit: own('edit_x', 'Edit all') },
    'asks for "Edit all": a capability has a name of small letters, digits and _',
  ],
  [
    'another operation than there is',
    { override: { craete: (next: unknown) => next } as ResourceOptions['override'] },
    'cannot override craete; it can override list, get, create, update, remove',
  ],
  [
    'in place of an operation that it does not have, something',
    { override: { create: (next) => next } },
    'cannot override create, which it does not have: say edit',
  ],
  [
    'in place of an operation, no function',
    { override: { get: true } as unknown as ResourceOptions['override'] },
    'cannot override get without a function (next) => (request) => …',
  ],
  [
    'an action that cannot be in an address',
    { actions: { Approve: action('approve_x', () => undefined) } },
    'cannot have an action Approve: its name is part of an address, in small letters, digits and hyphens',
  ],
  [
    'an action that nothing has made',
    { actions: { approve: { capability: 'approve_x' } } } as unknown as Partial<ResourceOptions>,
    'has an action approve that action() has not made',
  ],
  [
    'tools of a list that are no yes',
    { listTools: 'tabs' as unknown as true },
    'cannot have the listTools "tabs"; it can say true',
  ],
])('%s stops the start with its one line', (_, options, expected) => {
  expect(fault(options)).toBe(expected);
});

test('a place is kept in degrees with a fraction', () => {
  const { attributes } = type;
  const lat = { type: 'decimal' };
  expect(fault({ located: true }, { attributes: { ...attributes, lat } })).toBe(
    'keeps lat as decimal; a place needs float',
  );
  const { body, query } = declare({ located: true });
  expect(Object.keys(body)).toEqual(['title', 'lat', 'lng']);
  expect(Object.keys(query)).toEqual(expect.arrayContaining(['near', 'radius_km']));
});

test('a type without a title, and one that is not there, stop the start', () => {
  expect(fault({}, { attributes: {} })).toBe('needs a title of the type string');
  expect(() => resolve({ uid: 'api::x.x', path: 'svc/x' }, undefined)).toThrow(
    'is no content type',
  );
});
