import { type Handle, makeApiToken, type Service, startService } from '../support';
import { collections, eventBody, inPanel, make, makeFile, panelDocuments } from '../support/events';
import { buildWith, filesIn, sectionOf } from '../support/example-project';

/*
 * Two editors at once. What each of them does is within the rules; what both do together would not be. On SQLite one
 * waits for the other by itself.
 */

const rounds = 12;

/** A stage has a band or a speaker. */
const stage = {
  'src/api/stage/content-types/stage/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'stages',
    info: { singularName: 'stage', pluralName: 'stages', displayName: 'Stage' },
    options: { draftAndPublish: true },
    attributes: {
      title: { type: 'string' },
      band: { type: 'string' },
      speaker: { type: 'string' },
    },
  }),
  'src/api/stage/index.ts': `
import { rule } from 'strapi-plugin-svc/kit';

export default {
  register() {
    rule('api::stage.stage', {
      beforeUpdate: ({ after }) => (after.band && after.speaker ? { title: 'is for one' } : {}),
    });
    rule('plugin::svc.event', {
      beforeUpdate: ({ after }) => (after.featured && after.allDay ? { featured: 'is short' } : {}),
    });
  },
};
`,
};

let service: Service;
let editor: Handle;
let image: number;

beforeAll(async () => {
  const rules = filesIn(sectionOf('docs/build-on-it.md', 'A rule for whoever writes'));
  service = await startService({ appDir: await buildWith({ ...rules, ...stage }) });
  editor = await makeApiToken(service.strapi, 'full-access');
  image = (await makeFile(service, '/uploads/stage.png')).id;
}, 240_000);

const put = (id: number, body: object) =>
  service.call('PUT', `${collections.events}/${id}`, { as: editor, body });

const imageOf = async (id: number, status: 'draft' | 'published') => {
  const found = await panelDocuments(service, 'plugin::svc.event').findOne({
    ...(await inPanel(service, id).document()),
    status,
    populate: ['image'],
  } as never);
  return found && Boolean((found as unknown as { image: unknown }).image);
};

test('one publishes while another removes the image: it never is public without', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await make(service, editor, collections.events, eventBody());
    const panel = inPanel(service, id);
    await panel.save({ image });
    const publish = round % 2 ? () => panel.publish() : () => put(id, { status: 'publish' });
    await Promise.allSettled([panel.save({ image: null }), publish(), put(id, { title: 'Now' })]);
    expect(await imageOf(id, 'published')).not.toBe(false);
    if (await imageOf(id, 'draft')) continue;
    const again = { ...(await panel.document()), data: {}, status: 'published' };
    const events = panelDocuments(service, 'plugin::svc.event');
    await expect(events.update(again as never)).rejects.toThrow('image is needed to publish');
  }
});

test('two save what does not go together: the second is refused', async () => {
  const stages = panelDocuments(service, 'api::stage.stage');
  for (let round = 0; round < rounds; round += 1) {
    const { documentId } = await stages.create({ data: { title: 'Stage' } });
    const outcomes = await Promise.allSettled([
      stages.update({ documentId, data: { band: 'The Band' } }),
      stages.update({ documentId, data: { speaker: 'Ada' }, status: 'published' } as never),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const found = (await stages.findOne({ documentId })) as unknown as Record<string, unknown>;
    expect([found.band, found.speaker].filter(Boolean)).toHaveLength(1);
  }
});

test('the panel and REST at once: the second is refused, and the event has one of both', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await make(service, editor, collections.events, eventBody());
    const panel = inPanel(service, id);
    await panel.save({ image });
    await panel.publish();
    const refusal = { status: 400 };
    const outcomes = await Promise.all([
      panel.save({ featured: true }).then(
        () => ({ status: 200 }),
        () => refusal,
      ),
      put(id, { all_day: true }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
    const draft = (await panel.draft()) as unknown as { featured: boolean; allDay: boolean };
    expect([draft.featured, draft.allDay].sort()).toEqual([false, true]);
  }
});
