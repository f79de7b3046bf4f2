import type { Files } from '../example-project';

/* A content type with a field of every kind, for the tests of the kit. */

const schema = {
  kind: 'collectionType',
  collectionName: 'gigs',
  info: { singularName: 'gig', pluralName: 'gigs', displayName: 'Gig' },
  options: { draftAndPublish: true },
  attributes: {
    title: { type: 'string', required: true, maxLength: 100 },
    story: { type: 'customField', customField: 'plugin::svc.html', maxLength: 500 },
    teaser: { type: 'text', maxLength: 50 },
    notes: { type: 'richtext' },
    code: { type: 'string', maxLength: 8, required: true },
    players: { type: 'integer', min: 1, max: 9, default: 4 },
    visitors: { type: 'biginteger', min: 0 },
    weight: { type: 'decimal', min: -10, max: 1000 },
    ratio: { type: 'float' },
    seated: { type: 'boolean', default: true },
    mood: { type: 'enumeration', enum: ['calm', 'loud'] },
    day: { type: 'date' },
    soundcheck: { type: 'time' },
    broadcast: { type: 'datetime' },
    starts: { type: 'customField', customField: 'plugin::svc.local-datetime' },
    zone: { type: 'customField', customField: 'plugin::svc.timezone' },
    mail: { type: 'email' },
    site: { type: 'customField', customField: 'plugin::svc.web-address' },
    feeMinor: { type: 'customField', customField: 'plugin::svc.money' },
    extras: { type: 'json' },
    cover: { type: 'media', multiple: false, allowedTypes: ['images'] },
    gallery: { type: 'media', multiple: true },
    main: { type: 'component', component: 'shared.link', repeatable: false },
    links: { type: 'component', component: 'shared.link', repeatable: true, max: 3 },
    venue: { type: 'relation', relation: 'manyToOne', target: 'plugin::svc.venue' },
    tags: { type: 'relation', relation: 'manyToMany', target: 'plugin::svc.tag' },
  },
};

const link = {
  collectionName: 'components_shared_links',
  info: { displayName: 'Link' },
  attributes: {
    label: { type: 'string', required: true, maxLength: 20 },
    target: { type: 'customField', customField: 'plugin::svc.web-address' },
    remark: { type: 'customField', customField: 'plugin::svc.html' },
  },
};

const routes = `import {
  anyOf,
  atLeast,
  atMost,
  between,
  boolean,
  equals,
  integer,
  objectOf,
  own,
  related,
  resource,
  text,
} from 'strapi-plugin-svc/kit';

export default resource('api::gig.gig', {
  path: 'svc/events/v1/gigs',
  fields: {
    story: { searched: true },
    teaser: { searched: true },
    notes: true,
    code: true,
    players: true,
    visitors: true,
    weight: true,
    ratio: true,
    seated: true,
    mood: true,
    day: true,
    soundcheck: true,
    broadcast: true,
    starts: true,
    zone: true,
    mail: true,
    site: true,
    fee: { attribute: 'feeMinor', read: 'read_svc_gig_fees' },
    extras: { holds: objectOf({ colour: text(), lamps: integer(), smoke: boolean() }) },
    cover: true,
    gallery: true,
    main: true,
    links: true,
    venue_id: true,
    tag_ids: true,
  },
  filters: {
    code: equals(),
    mood: equals(),
    seated: equals(),
    players_min: atLeast('players'),
    players_max: atMost('players'),
    day_between: between('day'),
    starts_between: between('starts'),
    starts_min: atLeast('starts'),
    starts_max: atMost('starts'),
    moods: anyOf('mood'),
    before: atMost('broadcast'),
    venue: related('venue_id'),
    tags: related('tag_ids'),
  },
  order: '-day',
  orderby: ['title', 'players', 'day', 'id'],
  edit: own('edit_svc_gigs', 'edit_others_svc_gigs'),
  remove: own('edit_svc_gigs', 'delete_others_svc_gigs'),
  override: {
    create: (next) => async (request) => {
      const reply = await next(request);
      return { ...reply, headers: { 'X-Overridden': 'create' } };
    },
  },
});
`;

export const gigFiles: Files = {
  'src/api/gig/content-types/gig/schema.json': JSON.stringify(schema),
  'src/api/gig/routes/gig.ts': routes,
  'src/components/shared/link.json': JSON.stringify(link),
};
