import { expect, test } from '@jest/globals';
import type { Fields } from '../things';
import type { Use, Used } from './use';

const rounds = 5;

const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

const sendWith = ({ send }: Used, method: string, at: string, tag: string, body?: Fields) =>
  send(method, at, body, { headers: { 'If-Match': tag } });

/** How it is written by who sends the tag of what they have read. */
export function checkConditionalWrites(use: Use): void {
  test('is written with its current ETag and not with an old one (1.21)', async () => {
    const used = await use();
    const at = `${used.path}/${(await used.create()).id}`;
    const get = () => used.send('GET', at);
    const old = tagOf(await get());
    const changed = await sendWith(used, 'PUT', at, old, { title: 'Changed' });
    expect([changed.status, tagOf(changed)]).toEqual([200, tagOf(await get())]);
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      const body = method === 'DELETE' ? undefined : { title: 'Overwritten' };
      const { status, body: error } = await sendWith(used, method, at, old, body);
      expect([method, status, error.code]).toEqual([method, 412, 'rest_precondition_failed']);
    }
    expect((await get()).body).toEqual(changed.body);
    expect((await sendWith(used, 'DELETE', at, tagOf(changed))).status).toBe(200);
  });

  test('is changed by one of two writers with the same ETag (1.21)', async () => {
    const used = await use();
    const at = `${used.path}/${(await used.create()).id}`;
    for (let round = 0; round < rounds; round += 1) {
      const tag = tagOf(await used.send('GET', at));
      const answers = await Promise.all(
        ['One', 'Other'].map((name) =>
          sendWith(used, 'PUT', at, tag, { title: `${name} ${round}` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    }
  });
}
