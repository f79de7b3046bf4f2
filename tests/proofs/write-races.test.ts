import { built, type Service, spawnService, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  inPanel,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';
import { listingsOf } from '../support/listings';

const { rebuildListings } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');

/* Several who write the same thing at the same moment. */

const { venues, events } = collections;
const rounds = 12;

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
});

const inRounds = async (work: (round: number) => Promise<void>) => {
  for (let round = 0; round < rounds; round += 1) await work(round);
};

const makeVenue = async () => (await make(service, editor, venues, { title: 'A hall' })).id;
const put = (path: string, body: object) => service.call('PUT', path, { as: editor, body });

describe('what is written at once', () => {
  test('a venue that is changed while it is deleted is gone, and the process is not (1.22)', async () => {
    const { call, process } = await spawnService(service.env);
    await inRounds(async () => {
      const path = `${venues}/${await makeVenue()}`;
      const requests = ['PUT', 'DELETE', 'PUT', 'DELETE', 'PUT'].map((method) =>
        call(method, path, { as: editor, body: method === 'PUT' ? { title: 'Other' } : undefined }),
      );
      const statuses = (await Promise.all(requests)).map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
      expect((await call('GET', path)).status).toBe(404);
    });
    expect(process.exitCode).toBeNull();
  });

  test('two updates of different fields are both kept (1.22)', async () => {
    await inRounds(async () => {
      const path = `${venues}/${await makeVenue()}`;
      await Promise.all([put(path, { phone: '123' }), put(path, { website: 'https://a.example' })]);
      const { body } = await service.call('GET', path);
      expect(body).toMatchObject({ phone: '123', website: 'https://a.example' });
    });
  });

  test('two updates of an event, one of them in the panel, are both kept (1.22)', async () => {
    const { id } = await make(service, editor, events, eventBody({ status: 'publish' }));
    await inRounds(async (round) => {
      const title = `Round ${round}`;
      const [rest] = await Promise.all([
        put(`${events}/${id}`, { title }),
        inPanel(service, id).save({ costText: `${round}` }),
      ]);
      expect(rest.status).toBe(200);
      expect(await inPanel(service, id).draft()).toMatchObject({ title, costText: `${round}` });
    });
  });

  test('a draft that is discarded while its event is unpublished takes nothing with it (2.6)', async () => {
    const { id } = await make(service, editor, events, eventBody());
    const panel = inPanel(service, id);
    await inRounds(async () => {
      await panel.publish();
      await panel.save({ title: 'Edited' });
      await Promise.allSettled([panel.discard(), panel.unpublish(), panel.discard()]);
      expect((await service.call('GET', `${events}/${id}`, { as: editor })).status).toBe(200);
      expect(await panel.draft()).not.toBeNull();
    });
  });

  test('what is deleted while it is copied is not copied, and takes no id (2.1)', async () => {
    const { id } = await make(service, editor, events, eventBody());
    const document = await inPanel(service, id).document();
    await inPanel(service, id).remove();
    const ids = () => service.strapi.db.connection('svc_public_ids').orderBy('id').pluck('id');
    const before = await ids();
    const copies = panelDocuments(service, 'plugin::svc.event');
    await expect(copies.clone({ ...document, data: {} })).rejects.toThrow('cannot be duplicated');
    expect(await ids()).toEqual(before);
  });

  test('an event keeps no venue that is deleted while it is chosen (2.17)', async () => {
    const { id } = await make(service, editor, events, eventBody({ status: 'publish' }));
    await inRounds(async () => {
      const venue = await makeVenue();
      const [chosen] = await Promise.all([
        put(`${events}/${id}`, { venue_id: venue }),
        service.call('DELETE', `${venues}/${venue}`, { as: editor }),
      ]);
      expect([200, 400]).toContain(chosen.status);
      const { body } = await service.call('GET', `${events}/${id}`);
      expect(body.venue_id).toBe(0);
    });
  });

  test('organizers that are ticked and deleted together leave the counts of their events right (2.17, 1.22)', async () => {
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      ids.push((await make(service, editor, collections.organizers, { title })).id);
    }
    await make(service, editor, events, eventBody({ status: 'publish', organizer_ids: ids }));
    const documentIds = (await service.strapi.db
      .connection('svc_organizers')
      .whereIn('public_id', ids)
      .pluck('document_id')) as string[];
    const panel = panelDocuments(service, 'plugin::svc.organizer');
    // As the panel does it.
    await service.strapi.db.transaction(() =>
      Promise.all(documentIds.map((documentId) => panel.delete({ documentId }))),
    );
    const kept = await listingsOf(service);
    await rebuildListings();
    expect(kept).toEqual(await listingsOf(service));
  });
});
