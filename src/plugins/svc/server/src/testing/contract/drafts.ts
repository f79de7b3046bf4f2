import { expect, test } from '@jest/globals';
import type { Fields } from '../things';
import { makeSignedIn } from '../things';
import type { Use } from './use';

/** Statuses and the trash of a type with drafts; that a type without has neither. */
export function checkDrafts(use: Use): void {
  test('is seen by guests where it is published, and has no status where there are no drafts (2.6, 2.7)', async () => {
    const { create, get, hasDrafts, path, resolved, send, service } = await use();
    const made = await create({ status: 'draft', title: 'Hidden' });
    const at = `${path}/${made.id}`;
    if (!hasDrafts) {
      expect(made).not.toHaveProperty(['status']);
      expect((await get(at)).status).toBe(200);
      return;
    }
    const buyer = await makeSignedIn(service, 'authenticated', `reader-${resolved.table}`);
    const listed = async (status: string, as = {}) =>
      (await service.call('GET', path, { query: { status, search: 'hidden' }, ...as })).status;
    for (const status of ['draft', 'pending', 'private'] as const) {
      const changed = await send('PUT', at, { status });
      expect([changed.status, changed.body]).toMatchObject([200, { status }]);
      const [guest, user] = [await get(at), await service.call('GET', at, { as: buyer })];
      expect([status, guest.status, user.status]).toEqual([status, 401, 403]);
      expect(((await get(path, { search: 'hidden' })).body as Fields[]).length).toBe(0);
      expect([await listed(status), await listed(status, { as: buyer })]).toEqual([401, 403]);
      const { body } = await send('GET', path, undefined, { query: { status, search: 'hidden' } });
      expect(body).toEqual([changed.body]);
    }
    await send('PUT', at, { status: 'publish' });
    expect((await get(at)).status).toBe(200);
  });

  test('goes to the trash and comes back as it was, or goes at once where there is none (2.17)', async () => {
    const { create, get, hasDrafts, path, read, send } = await use();
    const made = await create();
    const at = `${path}/${made.id}`;
    const trashed = await send('DELETE', at);
    if (!hasDrafts) {
      expect([trashed.status, trashed.body]).toEqual([200, { deleted: true, previous: made }]);
      return;
    }
    expect([trashed.status, trashed.body]).toEqual([200, { ...made, status: 'trash' }]);
    expect((await get(at)).status).toBe(401);
    const again = await send('DELETE', at);
    expect([again.status, again.body.code]).toEqual([410, 'rest_already_trashed']);
    const back = await send('PUT', at, { status: 'publish' });
    expect([back.status, back.body]).toEqual([200, made]);
    expect(await read(made.id)).toEqual(made);
  });

  test('keeps what an editor has not published yet where REST changes what is (2.6)', async () => {
    const { create, hasDrafts, path, read, resolved, send, service, uid } = await use();
    const made = await create();
    const documents = service.strapi.documents(uid as never) as unknown as {
      findFirst(query: object): Promise<{ documentId: string }>;
      update(change: object): Promise<unknown>;
      publish(which: object): Promise<unknown>;
    };
    const { documentId } = await documents.findFirst({ filters: { publicId: made.id } });
    await documents.update({ documentId, data: { title: 'Waiting' } });
    if (!hasDrafts) {
      expect(await read(made.id)).toEqual({ ...made, title: 'Waiting' });
      return;
    }
    expect(await read(made.id)).toEqual(made);
    const [field] = resolved.fields.filter(
      ({ in: kept, options }) => kept === 'column' && !options.readOnly,
    );
    if (field) await send('PUT', `${path}/${made.id}`, { [field.name]: made[field.name] });
    expect(await read(made.id)).toEqual(made);
    await documents.publish({ documentId });
    expect(await read(made.id)).toEqual({ ...made, title: 'Waiting' });
  });
}
