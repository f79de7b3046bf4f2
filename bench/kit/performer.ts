import { equals, related, resource } from 'strapi-plugin-svc/kit';

/* A type of a project's own, as docs/build-on-it.md shows it: its schema, and all that it takes to serve it. */

const uid = 'api::performer.performer';

export const schema = {
  kind: 'collectionType',
  collectionName: 'performers',
  info: { singularName: 'performer', pluralName: 'performers', displayName: 'Performer' },
  options: { draftAndPublish: true },
  attributes: {
    title: { type: 'string', required: true, maxLength: 255 },
    bio: { type: 'customField', customField: 'plugin::svc.html' },
    photo: { type: 'media', multiple: false, allowedTypes: ['images'] },
    genre: { type: 'enumeration', enum: ['jazz', 'folk', 'rock'] },
    born: { type: 'date' },
    website: { type: 'customField', customField: 'plugin::svc.web-address' },
    events: { type: 'relation', relation: 'manyToMany', target: 'plugin::svc.event' },
  },
};

export default resource(uid, {
  path: 'svc/events/v1/performers',
  fields: { bio: true, photo: true, genre: true, born: true, website: true, event_ids: true },
  filters: { genre: equals(), event_id: related('event_ids') },
  edit: 'edit_svc_performers',
  remove: 'delete_svc_performers',
});
