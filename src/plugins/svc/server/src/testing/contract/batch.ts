import { expect, test } from '@jest/globals';
import { make } from '../things';
import type { About, Running } from './about';

/** That what is possible alone is possible in a batch. What a batch is, tests/kit/batch.test.ts holds. */
export function checkBatch({ path, full }: About, running: () => Running): void {
  test('is made, changed and removed in a batch, each answered as alone (6.2)', async () => {
    const { service, editor } = running();
    const one = await make(service, editor, path, full);
    const title = 'Changed in a batch';
    const requests = [
      { path: `/${path}`, body: full },
      { method: 'PUT', path: `/${path}/${one.id}`, body: { title } },
      { path: `/${path}`, body: {} },
      { method: 'DELETE', path: `/${path}/${one.id}` },
    ];
    const { status, body } = await service.call('POST', 'batch/v1', {
      as: editor,
      body: { requests },
    });
    const [made, changed, refused, gone] = body.responses as { status: number; body: unknown }[];
    expect(status).toBe(207);
    expect(made).toMatchObject({ status: 201, body: full });
    expect(changed).toMatchObject({ status: 200, body: { ...one, title } });
    expect(refused).toMatchObject({ status: 400, body: { data: { params: ['title'] } } });
    expect(gone).toMatchObject({
      status: 200,
      body: { deleted: true, previous: { ...one, title } },
    });
  });
}
