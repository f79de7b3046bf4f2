import { states } from './states';

const door = states('A door', ['closed'], {
  closed: ['open'],
  open: ['closed', 'broken'],
  broken: [],
});

test('a state table allows exactly the listed transitions', () => {
  expect(door.all).toEqual(['closed', 'open', 'broken']);
  expect(door.allows('closed', 'open')).toBe(true);
  expect(door.allows('closed', 'broken')).toBe(false);
  expect(door.allows('closed', 'closed')).toBe(false);
  expect(door.after('broken')).toEqual([]);
});

test('a transition to an unknown state throws at start', () => {
  const table = { closed: ['ajar'] } as unknown as { closed: 'closed'[] };
  expect(() => states('A door', ['closed'], table)).toThrow('A door: there is no state ajar.');
});

test('an unreachable state throws at start', () => {
  const make = () =>
    states<'closed' | 'open'>('A door', ['closed'], { closed: [], open: ['closed'] });
  expect(make).toThrow('A door: nothing leads to open.');
});
