import { states } from './states';

const door = states('A door', ['closed'], {
  closed: ['open'],
  open: ['closed', 'broken'],
  broken: [],
});

test('a table says what may follow what', () => {
  expect(door.all).toEqual(['closed', 'open', 'broken']);
  expect(door.allows('closed', 'open')).toBe(true);
  expect(door.allows('closed', 'broken')).toBe(false);
  expect(door.allows('closed', 'closed')).toBe(false);
  expect(door.after('broken')).toEqual([]);
});

test('a transition to a state that is not there stops the program', () => {
  const table = { closed: ['ajar'] } as unknown as { closed: 'closed'[] };
  expect(() => states('A door', ['closed'], table)).toThrow('A door: there is no state ajar.');
});

test('a state that nothing leads to stops the program', () => {
  const make = () =>
    states<'closed' | 'open'>('A door', ['closed'], { closed: [], open: ['closed'] });
  expect(make).toThrow('A door: nothing leads to open.');
});
