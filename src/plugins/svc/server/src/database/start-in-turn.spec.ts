import type { Knex } from 'knex';
import { startInTurn } from './start-in-turn';

const said: string[] = [];
const log = { info: (line: string) => said.push(line) };
Object.assign(globalThis, { strapi: { log } });

beforeEach(() => said.splice(0));

/** A database that answers as told to whoever asks for the turn; the last answer again and again. */
function databaseThat(answers: unknown[], driver = 'mysql2') {
  const seen = { asked: 0, closed: 0 };
  const client = {
    config: { client: driver },
    acquireRawConnection: () => Promise.resolve({}),
    destroyRawConnection: () => Promise.resolve((seen.closed += 1)),
  };
  const ask = () => {
    const taken = answers[Math.min(seen.asked, answers.length - 1)];
    seen.asked += 1;
    const rows = [{ taken }];
    return Promise.resolve(driver === 'pg' ? { rows } : [rows, []]);
  };
  const db = { client, raw: () => ({ connection: ask }) } as unknown as Knex;
  return { db, seen };
}

const patience = { pause: 0.001, silent: 0.002, most: 0.02 };

test.each([
  ['mysql2', [0, null, 1]],
  ['pg', [false, false, true]],
])('on %s a start waits until it has the turn', async (driver, answers) => {
  const { db, seen } = databaseThat(answers, driver);
  const start = jest.fn(() => Promise.resolve());
  await startInTurn(db, start, patience);
  expect(start).toHaveBeenCalledTimes(1);
  expect(seen).toEqual({ asked: 3, closed: 1 });
});

test('who waits for long says so, once; who does not wait says nothing', async () => {
  const nothing = () => Promise.resolve();
  await startInTurn(databaseThat([1]).db, nothing, patience);
  expect(said).toEqual([]);
  await startInTurn(databaseThat([0, 0, 0, 0, 0, 0, 1]).db, nothing, patience);
  expect(said).toEqual(['This process waits for another process to start on the same database.']);
});

test('nobody waits for ever', async () => {
  const { db, seen } = databaseThat([0]);
  const start = jest.fn(() => Promise.resolve());
  await expect(startInTurn(db, start, patience)).rejects.toThrow(/^Another process has been/);
  expect([start.mock.calls.length, seen.closed]).toEqual([0, 1]);
});

test('a start that fails gives its turn back', async () => {
  const { db, seen } = databaseThat([1]);
  const failing = () => Promise.reject(new Error('failed'));
  await expect(startInTurn(db, failing, patience)).rejects.toThrow('failed');
  expect(seen.closed).toBe(1);
});
