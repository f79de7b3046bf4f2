import { expect, test } from '@jest/globals';
import { type Fields, make } from '../things';
import { type About, type Running, siteOf, unknownId } from './about';

/** How it is made, changed and removed. */
export function checkWrites({ path, full, wrong }: About, running: () => Running): void {
  const create = (fields: Fields) => make(running().service, running().editor, path, fields);
  const send = (method: string, at: string, body?: unknown) =>
    running().service.call(method, at, { as: running().editor, body });
  const read = async (id: number) =>
    (await running().service.call('GET', `${path}/${id}`)).body as Fields;

  test('is made with an address of its own, and what a client makes up is ignored (1.12, 1.16)', async () => {
    const own = { id: 1, url: 'mine', slug: 'mine', publicId: 1, documentId: 'x', createdAt: 'x' };
    const { status, headers, body } = await send('POST', path, { ...own, ...full });
    expect([status, body]).toEqual([201, { ...full, id: body.id, url: body.url }]);
    const location = headers.get('location')!;
    expect(location).toBe(`${siteOf()}/api/${path}/${body.id}`);
    expect(body.url).not.toContain('mine');
    expect((await running().service.call('GET', new URL(location).pathname)).body).toEqual(body);
  });

  test('is changed alike by PUT, PATCH and POST, wholly or not at all (1.17)', async () => {
    const made = await create(full);
    const at = `${path}/${made.id}`;
    for (const method of ['PUT', 'PATCH', 'POST']) {
      const title = `Changed by ${method}`;
      const { status, body } = await send(method, at, { title });
      expect([status, body]).toEqual([200, { ...made, title }]);
      const [name, values] = wrong.at(-1)!;
      const refused = await send(method, at, { title: 'Half of it', [name]: values[0] });
      expect([refused.status, refused.body.code]).toEqual([400, 'rest_invalid_param']);
      expect(await read(made.id)).toEqual(body);
    }
  });

  test('goes for good, once, and the answer says what it was (1.16)', async () => {
    const made = await create(full);
    const gone = await send('DELETE', `${path}/${made.id}`);
    expect([gone.status, gone.body]).toEqual([200, { deleted: true, previous: made }]);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, body } = await send(method, `${path}/${made.id}`, undefined);
      expect([method, status, body.code]).toEqual([method, 404, 'rest_post_invalid_id']);
    }
  });

  test('refuses what is no JSON object, and what is not there (1.5, 1.10)', async () => {
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
