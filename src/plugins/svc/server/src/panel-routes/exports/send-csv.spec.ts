import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { AdminContext } from '../../kit/admin-route';
import { type Line, sendCsv } from './send-csv';

/* A file of a hundred thousand lines is sent while it is made, and is never in memory as a whole. */

const all = 100_000;

async function* linesUntil(last: number, told: { made: number; hasEnded: boolean }) {
  try {
    while (told.made < last) {
      told.made += 1;
      // As each is read from a database.
      await Promise.resolve();
      yield { id: told.made, name: 'Ada Adams' } as Line;
    }
    if (last < all) throw new Error('the database is gone');
  } finally {
    told.hasEnded = true;
  }
}

function sent(last: number) {
  const told = { made: 0, hasEnded: false };
  const ctx = { set: () => undefined, body: undefined as unknown };
  const file = { columns: ['id', 'name'], lines: linesUntil(last, told) };
  sendCsv(ctx as unknown as AdminContext, 'attendees', file);
  return { told, body: ctx.body as Readable };
}

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  const log = { error: (message: string) => errors.push(message) };
  Object.assign(globalThis, { strapi: { log } });
});

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('its first lines are on their way before the others are read (4.23)', async () => {
  const { told, body } = sent(all);
  await once(body, 'readable');
  expect(String(body.read())).toContain('id,name\r\n1,Ada Adams\r\n');
  expect(told.made).toBeLessThan(all / 10);
  body.destroy();
});

test('nothing more is read for who takes no more (4.23)', async () => {
  const { told, body } = sent(all);
  await once(body, 'readable');
  await moment();
  const { made } = told;
  await moment();
  expect(told.made).toBe(made);
  expect(made).toBeLessThan(all / 10);
  // Who has left is not waited for.
  body.destroy();
  await moment();
  expect(told.hasEnded).toBe(true);
});

test('half a file breaks off, and the log says why (4.23)', async () => {
  const { body } = sent(600);
  body.resume();
  await expect(finished(body)).rejects.toThrow('the database is gone');
  expect(errors).toEqual(['The export of attendees has failed: the database is gone']);
});
