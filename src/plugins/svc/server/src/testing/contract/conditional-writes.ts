import { expect, test } from '@jest/globals';
import { type Fields, make } from '../things';
import type { About, Running } from './about';

const rounds = 5;

/** How it is written by who sends the tag of what they have read. */
export function checkConditionalWrites({ path, full }: About, running: () => Running): void {
  const create = async () =>
    `${path}/${(await make(running().service, running().editor, path, full)).id}`;
  const get = (at: string) => running().service.call('GET', at);
  const send = (method: string, at: string, tag: string, body?: Fields) =>
    running().service.call(method, at, {
      as: running().editor,
      headers: { 'If-Match': tag },
      body,
    });
  const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

  test('is written with its current ETag and not with an old one (1.21)', async () => {
    const at = await create();
    const old = tagOf(await get(at));
    const changed = await send('PUT', at, old, { title: 'Changed' });
    expect([changed.status, tagOf(changed)]).toEqual([200, tagOf(await get(at))]);
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      const body = method === 'DELETE' ? undefined : { title: 'Overwritten' };
      const { status, body: error } = await send(method, at, old, body);
      expect([method, status, error.code]).toEqual([method, 412, 'rest_precondition_failed']);
    }
    expect((await get(at)).body).toEqual(changed.body);
    expect((await send('DELETE', at, tagOf(changed))).status).toBe(200);
  });

  test('is changed by one of two writers with the same ETag (1.21)', async () => {
    const at = await create();
    for (let round = 0; round < rounds; round += 1) {
      const tag = tagOf(await get(at));
      const answers = await Promise.all(
        ['One', 'Other'].map((name) => send('PUT', at, tag, { title: `${name} ${round}` })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    }
  });
}
