import { dueMoment, type WaitingOrder } from './due-moment';

const day = 24 * 60 * 60;
const waiting: WaitingOrder = {
  placedAt: 1000,
  isByBoxOffice: false,
  daysToPay: 7,
  starts: [],
  siteZone: 'Europe/Berlin',
};
const inDays = (days: number) => ({ at: 1000 + days * day, zone: 'Asia/Tokyo' });

test('an order waits for its days, by the clock of the site', () => {
  expect(dueMoment(waiting)).toEqual({ at: 1000 + 7 * day, zone: 'Europe/Berlin' });
  expect(dueMoment({ ...waiting, starts: [inDays(9)] })).toMatchObject({ at: 1000 + 7 * day });
});

test('it waits until the last of its events begins where that is sooner, by the clock of that one', () => {
  expect(dueMoment({ ...waiting, starts: [inDays(2), inDays(4), inDays(3)] })).toEqual(inDays(4));
  expect(dueMoment({ ...waiting, daysToPay: 0, starts: [inDays(40)] })).toEqual(inDays(40));
});

test('what is paid at the door waits for its days alone, and for good without any', () => {
  const begun = { ...waiting, starts: [inDays(-1), inDays(2)] };
  expect(dueMoment(begun)).toMatchObject({ at: 1000 + 7 * day });
  const byOffice = { ...waiting, starts: [inDays(2)], isByBoxOffice: true };
  expect(dueMoment(byOffice)).toMatchObject({ at: 1000 + 7 * day });
  expect(dueMoment({ ...byOffice, daysToPay: 0 })).toBeNull();
});
