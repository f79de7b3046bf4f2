import type { Files } from '../example-project';

/* Relations, pictures and components that a project adds to types of the service, for the tests of the kit. */

const act = {
  kind: 'collectionType',
  collectionName: 'acts',
  info: { singularName: 'act', pluralName: 'acts', displayName: 'Act' },
  options: { draftAndPublish: true },
  attributes: { title: { type: 'string', required: true, maxLength: 255 } },
};

const link = {
  collectionName: 'components_extra_links',
  info: { displayName: 'Link' },
  attributes: {
    label: { type: 'string', required: true, maxLength: 20 },
    remark: { type: 'customField', customField: 'plugin::svc.html' },
  },
};

const image = { type: 'media', multiple: false, allowedTypes: ['images'] };
const files = { type: 'media', multiple: true };
const links = { type: 'component', component: 'extra.link', repeatable: true, max: 3 };
const oneLink = { type: 'component', component: 'extra.link', repeatable: false };
const acts = { type: 'relation', relation: 'manyToMany', target: 'api::act.act' };
const anAct = { type: 'relation', relation: 'manyToOne', target: 'api::act.act' };
const aHost = { type: 'relation', relation: 'manyToOne', target: 'plugin::svc.organizer' };

const event = {
  attributes: {
    acts,
    headliner: anAct,
    host: aHost,
    poster: image,
    papers: files,
    links,
    trailer: oneLink,
    secretHost: aHost,
  },
};

const place = { attributes: { seats: { type: 'integer', min: 0 }, patron: anAct, plan: image } };
const person = { attributes: { since: { type: 'date' }, acts } };

const seat = {
  attributes: {
    zone: { type: 'enumeration', enum: ['front', 'back'] },
    rebateMinor: { type: 'customField', customField: 'plugin::svc.money' },
    remark: { type: 'customField', customField: 'plugin::svc.html' },
    acts,
    plan: image,
    links,
  },
};

const declarations = `import { atLeast, equals, extendResource, related } from 'strapi-plugin-svc/kit';

extendResource('plugin::svc.venue', {
  fields: { seats: true, patron_id: true, plan: true },
  filters: { seats_min: atLeast('seats'), patron: related('patron_id') },
});

extendResource('plugin::svc.organizer', {
  fields: { since: true, act_ids: true },
  filters: { since: equals(), act: related('act_ids') },
});

extendResource('plugin::svc.ticket', {
  fields: {
    zone: true,
    rebate: { attribute: 'rebateMinor', read: 'read_svc_rebates' },
    remark: true,
    act_ids: true,
    plan: true,
    links: true,
  },
  filters: { zone: equals(), act: related('act_ids') },
});

export default extendResource('plugin::svc.event', {
  fields: {
    act_ids: true,
    headliner_id: { inLists: false },
    host_id: true,
    poster: true,
    papers: { inLists: false },
    links: true,
    trailer: true,
    secret_host_id: { read: 'read_svc_event_hosts' },
  },
  filters: { act: related('act_ids'), host: related('host_id') },
});
`;

const routes = `import { resource } from 'strapi-plugin-svc/kit';

export default resource('api::act.act', {
  path: 'svc/events/v1/acts',
  edit: 'edit_svc_acts',
  remove: 'delete_svc_acts',
});
`;

const folder = 'src/extensions/svc/content-types';

export const linkedFieldFiles: Files = {
  [`${folder}/event/schema.json`]: JSON.stringify(event),
  [`${folder}/venue/schema.json`]: JSON.stringify(place),
  [`${folder}/organizer/schema.json`]: JSON.stringify(person),
  [`${folder}/ticket/schema.json`]: JSON.stringify(seat),
  'src/extensions/svc/strapi-server.ts': declarations,
  'src/api/act/content-types/act/schema.json': JSON.stringify(act),
  'src/api/act/routes/act.ts': routes,
  'src/components/extra/link.json': JSON.stringify(link),
};
