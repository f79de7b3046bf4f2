import { expect, test } from '@jest/globals';
import type { Use } from './use';

/** That what is possible alone is possible in a batch. What a batch is, tests/kit/batch.test.ts holds. */
export function checkBatch(use: Use): void {
  test('is made, changed and removed in a batch, each answered as alone (6.2)', async () => {
    const { create, send, path, sample, required } = await use();
    const one = await create();
    const title = 'Changed in a batch';
    const requests = [
      { path: `/${path}`, body: sample },
      { method: 'PUT', path: `/${path}/${one.id}`, body: { title } },
      { path: `/${path}`, body: {} },
      { method: 'DELETE', path: `/${path}/${one.id}?force=true` },
    ];
    const { status, body } = await send('POST', 'batch/v1', { requests });
    const [made, changed, refused, gone] = body.responses as { status: number; body: unknown }[];
    expect(status).toBe(207);
    expect(made).toMatchObject({ status: 201, body: sample });
    expect(changed).toMatchObject({ status: 200, body: { ...one, title } });
    expect(refused).toMatchObject({ status: 400, body: { data: { params: required } } });
    expect(gone).toMatchObject({
      status: 200,
      body: { deleted: true, previous: { ...one, title } },
    });
  });
}
