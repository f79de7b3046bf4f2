import { expect, test } from '@jest/globals';
import { siteOf, unknownId } from './about';
import type { Use } from './use';

/** What a client may send that nobody asked for: names of the host, of the kit and of objects. */
const madeUp = {
  ...{ id: 1, url: 'mine', slug: 'mine', publicId: 1, documentId: 'x', createdAt: 'x', owner: 1 },
  ...{ shownStatus: 'trash', shown_status: 'trash', trashedAt: 'x', visibility: 'private' },
  ...{ searchText: 'x', constructor: { prototype: { x: 1 } }, toString: 1, $where: 'x' },
};

function checkMade(use: Use): void {
  test('is made with an address of its own, and what a client makes up is ignored (1.12, 1.16)', async () => {
    const { get, open, path, sample, send } = await use();
    const { status, headers, body } = await send('POST', path, { ...madeUp, ...sample });
    expect([status, body]).toMatchObject([201, sample]);
    for (const name of ['publicId', 'documentId', 'owner', '$where']) {
      expect(body).not.toHaveProperty([name]);
    }
    const location = headers.get('location')!;
    expect(location).toBe(`${siteOf()}/api/${path}/${body.id}`);
    expect(String(body.url ?? body.slug)).not.toContain('mine');
    expect((await get(new URL(location).pathname)).body).toEqual(open(body));
  });

  test('is changed alike by PUT, PATCH and POST, wholly or not at all (1.17)', async () => {
    const { create, path, read, send, wrong } = await use();
    const made = await create();
    const at = `${path}/${made.id}`;
    for (const method of ['PUT', 'PATCH', 'POST']) {
      const title = `Changed by ${method}`;
      const { status, body } = await send(method, at, { title });
      expect([status, body]).toEqual([200, { ...made, title }]);
      const [name, values] = wrong.at(-1)!;
      const half = { title: 'Half of it', [name]: values.at(-1) };
      const refused = await send(method, at, half);
      expect([refused.status, refused.body.code]).toEqual([400, 'rest_invalid_param']);
      expect(await read(made.id)).toEqual(body);
    }
  });
}

function checkRemoved(use: Use): void {
  test('goes for good, once, and the answer says what it was (1.16)', async () => {
    const { create, path, send } = await use();
    const made = await create();
    const gone = await send('DELETE', `${path}/${made.id}?force=true`);
    expect([gone.status, gone.body]).toEqual([200, { deleted: true, previous: made }]);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, body } = await send(method, `${path}/${made.id}`, undefined);
      expect([method, status, body.code]).toEqual([method, 404, 'rest_post_invalid_id']);
    }
  });

  test('refuses what is no JSON object, and what is not there (1.5, 1.10)', async () => {
    const { path, send } = await use();
    for (const body of ['{', '[]', '"text"']) {
      const answer = await send('POST', path, body);
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'rest_invalid_json']);
    }
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      const { status, body } = await send(method, `${path}/${unknownId}`, { title: 'x' });
      expect([method, status, body.code]).toEqual([method, 404, 'rest_post_invalid_id']);
    }
  });
}

/** How it is made, changed and removed. */
export function checkWrites(use: Use): void {
  checkMade(use);
  checkRemoved(use);
}
