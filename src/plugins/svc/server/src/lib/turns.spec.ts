import { createTurns } from './turns';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

test('work of one name is done one after the other, that of another beside it', async () => {
  const turns = createTurns();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await soon();
    log.push(`${name} ends`);
    return name;
  };
  const all = await Promise.all([
    turns.inTurn('a', work('first')),
    turns.inTurn('a', work('second')),
    turns.inTurn('b', work('other')),
  ]);
  expect(all).toEqual(['first', 'second', 'other']);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'));
});

test('work that fails keeps nobody waiting', async () => {
  const turns = createTurns();
  const failing = turns.inTurn('a', () => Promise.reject(new Error('out of order')));
  const next = turns.inTurn('a', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('out of order');
  expect(await next).toBe('done');
});
