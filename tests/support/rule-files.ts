import type { Files } from './example-project';

/* A project's own type with drafts, and rules for it and for types of the plugin, for tests of rules. */

const schema = (name: string, attributes: object, draftAndPublish: boolean) =>
  JSON.stringify({
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish },
    attributes,
  });

export const posterUid = 'api::poster.poster';
export const sponsorUid = 'api::sponsor.sponsor';

/** Each question that was asked of a poster is kept in `strapi.asked`. */
const posterRules = `
import { notFound, Problem, rule, type Thing } from 'strapi-plugin-svc/kit';

type Asked = [moment: string, before: Thing | null, after: Thing | null];
const asked: Asked[] = [];

interface Poster {
  title: string;
}

export default {
  register() {
    Object.assign(strapi, { asked });
    rule('api::poster.poster', {
      beforeCreate: ({ before, after }) => void asked.push(['create', before, after]),
      beforeUpdate: ({ before, after }) => void asked.push(['update', before, after]),
      beforePublish: ({ before, after }) => void asked.push(['publish', before, after]),
      beforeDelete: ({ before, after }) => void asked.push(['delete', before, after]),
    });
    rule<Poster>('api::poster.poster', {
      beforeCreate: ({ after }) => (after.title === 'bad' ? { title: 'is bad' } : {}),
      beforeUpdate: ({ after }) => (after.title === 'bad' ? { title: 'is bad' } : {}),
      beforePublish: ({ after }) => (after.title.includes('private') ? { title: 'is private' } : {}),
      beforeDelete({ before }) {
        if (before.title === 'kept') throw new Problem('cannotDelete', 'This poster is kept.');
      },
    });
    rule<Poster>('api::poster.poster', {
      async beforeCreate({ after, trx }) {
        await trx('posters').count();
        if (after.title === 'bad') return { title: 'is no title', image: 'would not help' };
        if (after.title === 'lost') throw notFound('event');
        return undefined;
      },
    });
  },
};
`;

const pluginRules = `
import { rule } from 'strapi-plugin-svc/kit';

const refused = (word: string) => ({ after }: { after: { title: string } }) =>
  after.title === word ? { title: \`cannot be \${word}\` } : {};

export default {
  register() {
    rule<{ title: string; startDate: string }>('plugin::svc.event', {
      beforeCreate: refused('unmade'),
      beforeUpdate: refused('unchanged'),
      beforePublish: ({ after }) =>
        after.startDate.startsWith('2031') ? { startDate: 'is in a year without events' } : {},
      beforeDelete: ({ before }) => (before.title === 'kept' ? { title: 'is kept' } : {}),
    });
    rule<{ title: string }>('plugin::svc.event', {
      async beforeCreate({ after: { title }, trx }) {
        const alike = await trx('svc_event_listings').where({ title }).select('id');
        return title === 'the only one' && alike.length > 1 ? { title: 'is there already' } : {};
      },
    });
    rule<{ title: string }>('plugin::svc.venue', {
      beforeCreate: refused('unmade'),
      beforeUpdate: refused('unchanged'),
    });
    rule<{ title: string; capacity: number; event: string }>('plugin::svc.ticket', {
      beforeUpdate: ({ after }) =>
        after.event && after.capacity === 13 ? { capacity: 'brings bad luck' } : {},
      beforeDelete: ({ before }) => (before.title === 'kept' ? { title: 'is kept' } : {}),
    });
    rule<{ title: string }>('api::sponsor.sponsor', { beforeUpdate: refused('unchanged') });
  },
};
`;

/** A declared resource of the project's own. */
const sponsorRoutes = `
import { resource } from 'strapi-plugin-svc/kit';

export default resource('api::sponsor.sponsor', {
  path: 'svc/events/v1/sponsors',
  edit: 'edit_svc_sponsors',
  address: 'slug',
  fields: {},
});
`;

export const ruleFiles: Files = {
  'src/api/poster/content-types/poster/schema.json': schema(
    'poster',
    {
      title: { type: 'string' },
      image: { type: 'media', multiple: false },
      events: { type: 'relation', relation: 'manyToMany', target: 'plugin::svc.event' },
      venue: { type: 'relation', relation: 'oneToOne', target: 'plugin::svc.venue' },
      printed: { type: 'component', component: 'print.order', repeatable: true },
    },
    true,
  ),
  'src/api/sponsor/content-types/sponsor/schema.json': schema(
    'sponsor',
    { title: { type: 'string', required: true, maxLength: 255 } },
    false,
  ),
  'src/components/print/order.json': JSON.stringify({
    collectionName: 'components_print_orders',
    info: { displayName: 'Order' },
    attributes: {
      copies: { type: 'integer' },
      venue: { type: 'relation', relation: 'oneToOne', target: 'plugin::svc.venue' },
    },
  }),
  'src/api/poster/index.ts': posterRules,
  'src/api/plugin-rules/index.ts': pluginRules,
  'src/api/sponsor/routes/sponsor.ts': sponsorRoutes,
};
