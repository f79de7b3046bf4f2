import type { AttendeeStatus } from '../../attendee/domain/status';
import { problemForBuyer } from './for-buyers';

const now = 1_900_000_000;
const day = 86_400;
const place = { status: 'confirmed' as AttendeeStatus, endsAt: now + day };
const wish = { places: [place], placedAt: now - day, now, windowDays: 30 };

test('a confirmed place of an event to come can be asked back', () => {
  expect(problemForBuyer(wish)).toBeUndefined();
  expect(problemForBuyer({ ...wish, places: [{ ...place, endsAt: null }] })).toBeUndefined();
});

test.each<AttendeeStatus>(['pending', 'checked_in', 'cancelled', 'refunded'])(
  'a place that is %s cannot',
  (status) => {
    expect(problemForBuyer({ ...wish, places: [{ ...place, status }] })).toMatch(/confirmed/);
  },
);

test('of an order, what was given up does not count, and who is inside does', () => {
  const withOne = (status: AttendeeStatus) => ({ ...wish, places: [place, { ...place, status }] });
  expect(problemForBuyer(withOne('cancelled'))).toBeUndefined();
  expect(problemForBuyer(withOne('checked_in'))).toMatch(/confirmed/);
  expect(problemForBuyer({ ...wish, places: [] })).toMatch(/confirmed/);
});

test('until the end of the event, that second included', () => {
  expect(problemForBuyer({ ...wish, places: [{ ...place, endsAt: now }] })).toBeUndefined();
  expect(problemForBuyer({ ...wish, places: [{ ...place, endsAt: now - 1 }] })).toMatch(/over/);
});

test('until the last second of the window', () => {
  expect(problemForBuyer({ ...wish, placedAt: now - 30 * day })).toBeUndefined();
  expect(problemForBuyer({ ...wish, placedAt: now - 30 * day - 1 })).toMatch(/within 30 days/);
  expect(problemForBuyer({ ...wish, placedAt: now - 1, windowDays: 0 })).toMatch(/within 0 days/);
});
