import { built, makeUser, type Service, startService, type TestUser } from '../support';

const { reconcileIdentity } =
  built<typeof import('../../src/plugins/svc/server/src/identity/reconcile')>('identity/reconcile');
const { ensureListingsAreCurrent } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');

/*
 * `strapi import` and `strapi transfer` write rows past every hook, and give the rows of our internal tables new
 * ids. The next start has to notice.
 */
describe('After an import (2.1)', () => {
  let service: Service;
  let manager: TestUser;

  const create = async (resource: string, body: object) => {
    const answer = await service.call('POST', `svc/events/v1/${resource}`, { body, as: manager });
    expect(answer.status).toBe(201);
    return answer.body as { id: number; url: string };
  };
  const event = {
    title: 'Fair',
    start_date: '2030-01-01 10:00:00',
    end_date: '2030-01-02 10:00:00',
  };

  beforeAll(async () => {
    service = await startService();
    manager = await makeUser(service.strapi, 'event-manager', 'manager');
  });

  it('the next start registers the ids and slugs that things have, and gives out only new ones', async () => {
    const venue = await create('venues', { title: 'Hall' });
    const published = await create('events', { ...event, status: 'publish' });
    const draft = await create('events', event);
    const db = service.strapi.db.connection;
    await db('svc_slugs').delete();
    await db('svc_public_ids').delete();
    await db('svc_public_ids').insert([{ kind: 'venue' }, { kind: 'event' }, { kind: 'event' }]);

    await reconcileIdentity();

    const registered = await db('svc_public_ids').orderBy('id').pluck('id');
    expect(registered).toEqual([venue.id, published.id, draft.id]);
    const next = await create('events', event);
    expect(next.id).toBeGreaterThan(draft.id);
    expect([published.url, draft.url]).not.toContain(next.url);
  });

  it('a register that is right is left alone', async () => {
    const db = service.strapi.db.connection;
    await db('svc_public_ids').update({ created_at: new Date(0) });
    await reconcileIdentity();
    expect(await db('svc_public_ids').whereNull('created_at')).toEqual([]);
  });

  it('the next start makes the listings of events that came without any', async () => {
    const before = await service.call('GET', 'svc/events/v1/events');
    expect(before.headers.get('X-API-Total')).toBe('1');
    const db = service.strapi.db.connection;
    await db('svc_event_listing_counts').delete();
    await db('svc_event_listings').delete();
    expect((await service.call('GET', 'svc/events/v1/events')).body).toEqual([]);

    await ensureListingsAreCurrent();

    const after = await service.call('GET', 'svc/events/v1/events');
    expect(after.body).toEqual(before.body);
    expect(after.headers.get('X-API-Total')).toBe('1');
  });
});
