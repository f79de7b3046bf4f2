import { daysOf } from './days';

const at = (iso: string) => Date.parse(iso) / 1000;
const weekend = (iso: string) => daysOf('weekend', at(iso), 'Europe/Berlin');

test('today is the day of the zone', () => {
  const days = { first: '2026-11-27', last: '2026-11-27' };
  expect(daysOf('today', at('2026-11-26T23:30:00Z'), 'Europe/Berlin')).toEqual(days);
});

test('the weekend is the next Saturday and Sunday, or what is left of it', () => {
  const days = { first: '2026-11-28', last: '2026-11-29' };
  expect(weekend('2026-11-23T10:00:00Z')).toEqual(days);
  expect(weekend('2026-11-28T22:59:00Z')).toEqual(days);
  expect(weekend('2026-11-28T23:01:00Z')).toEqual({ first: '2026-11-29', last: '2026-11-29' });
});

test('it ends in another month, and where clocks are put back', () => {
  expect(weekend('2026-10-30T10:00:00Z')).toEqual({ first: '2026-10-31', last: '2026-11-01' });
  expect(weekend('2026-10-24T10:00:00Z')).toEqual({ first: '2026-10-24', last: '2026-10-25' });
});
