import type { AttendeeStatus } from '../../../contract/attendee-status';
import { buyerRefundProblem } from './buyer-rules';

const now = 1_900_000_000;
const day = 86_400;
const place = { status: 'confirmed' as AttendeeStatus, endsAt: now + day };
const wish = { attendees: [place], placedAt: now - day, now, windowDays: 30 };

test('a buyer may request a refund for a confirmed attendee of a future event', () => {
  expect(buyerRefundProblem(wish)).toBeUndefined();
  expect(buyerRefundProblem({ ...wish, attendees: [{ ...place, endsAt: null }] })).toBeUndefined();
});

test.each<AttendeeStatus>(['pending', 'checked_in', 'cancelled', 'refunded'])(
  'a place that is %s cannot',
  (status) => {
    expect(buyerRefundProblem({ ...wish, attendees: [{ ...place, status }] })?.message).toMatch(
      /confirmed/,
    );
  },
);

test('cancelled attendees do not block a refund of the order, checked-in ones do', () => {
  const withOne = (status: AttendeeStatus) => ({
    ...wish,
    attendees: [place, { ...place, status }],
  });
  expect(buyerRefundProblem(withOne('cancelled'))).toBeUndefined();
  expect(buyerRefundProblem(withOne('checked_in'))?.message).toMatch(/confirmed/);
  expect(buyerRefundProblem({ ...wish, attendees: [] })?.message).toMatch(/confirmed/);
});

test('a refund may be requested until the last second of the event', () => {
  expect(buyerRefundProblem({ ...wish, attendees: [{ ...place, endsAt: now }] })).toBeUndefined();
  expect(
    buyerRefundProblem({ ...wish, attendees: [{ ...place, endsAt: now - 1 }] })?.message,
  ).toMatch(/over/);
});

test('a refund may be requested until the last second of the refund window', () => {
  expect(buyerRefundProblem({ ...wish, placedAt: now - 30 * day })).toBeUndefined();
  expect(buyerRefundProblem({ ...wish, placedAt: now - 30 * day - 1 })?.message).toMatch(
    /within 30 days/,
  );
  expect(buyerRefundProblem({ ...wish, placedAt: now - 1, windowDays: 0 })?.message).toMatch(
    /within 0 days/,
  );
});
