import { toInstant } from '../../../domain/wall-clock';
import { saleStateAt, saleWindowProblems } from './sale-window';

const zone = 'Europe/Berlin';
const at = (text: string) => toInstant(text, zone)!;
const event = { timezone: zone, endUtc: at('2030-05-01 20:00:00') };
const window = { startSaleDate: '2030-04-01 10:00:00', endSaleDate: '2030-04-30 23:59:59' };

describe('a ticket is on sale', () => {
  test.each([
    ['2030-04-01 09:59:59', 'early'],
    ['2030-04-01 10:00:00', 'open'],
    ['2030-04-30 23:59:59', 'open'],
    ['2030-05-01 00:00:00', 'over'],
  ])('from its start to its end, both included: %s is %s', (now, state) => {
    expect(saleStateAt(window, event, at(now))).toBe(state);
  });

  test('in the zone of its event', () => {
    const inTokyo = { ...event, timezone: 'Asia/Tokyo' };
    expect(saleStateAt(window, inTokyo, at('2030-04-01 03:00:00'))).toBe('open');
    expect(saleStateAt(window, inTokyo, at('2030-04-30 17:00:00'))).toBe('over');
  });

  test.each([null, '', undefined])('at once without a start, %p', (startSaleDate) => {
    expect(saleStateAt({ ...window, startSaleDate }, event, 0)).toBe('open');
  });

  test.each([null, '', undefined])('until the event ends without an end, %p', (endSaleDate) => {
    const open = { ...window, endSaleDate };
    expect(saleStateAt(open, event, event.endUtc)).toBe('open');
    expect(saleStateAt(open, event, event.endUtc + 1)).toBe('over');
  });

  test('forever where neither it nor its event has an end', () => {
    expect(saleStateAt({}, { timezone: zone, endUtc: null }, 1e12)).toBe('open');
  });

  test('after the event has ended, if its own end is later', () => {
    const late = { endSaleDate: '2030-05-02 00:00:00' };
    expect(saleStateAt(late, event, at('2030-05-02 00:00:00'))).toBe('open');
  });

  test('from or until the clock change, if the bound is a time that the clocks skip', () => {
    // In Berlin 02:00 to 03:00 of this day does not exist.
    const jump = at('2030-03-31 03:00:00');
    const gap = '2030-03-31 02:30:00';
    expect(saleStateAt({ startSaleDate: gap }, event, jump - 1)).toBe('early');
    expect(saleStateAt({ startSaleDate: gap }, event, jump)).toBe('open');
    expect(saleStateAt({ endSaleDate: gap }, event, jump - 1)).toBe('open');
    expect(saleStateAt({ endSaleDate: gap }, event, jump)).toBe('over');
  });
});

describe('a sale window', () => {
  test.each([
    [window],
    [{}],
    [{ startSaleDate: '', endSaleDate: null }],
    [{ startSaleDate: '2030-04-01 10:00:00', endSaleDate: '2030-04-01 10:00:00' }],
  ])('may be %j', (fine) => {
    expect(saleWindowProblems(fine, zone)).toEqual({});
  });

  test('does not end before it starts', () => {
    const reversed = { ...window, endSaleDate: '2030-04-01 09:59:59' };
    expect(saleWindowProblems(reversed, zone)).toEqual({
      endSaleDate: 'must not be before the start of the sale',
    });
  });

  test('has no time that the clocks of its event leave out', () => {
    const gap = '2030-03-31 02:30:00';
    const reason = 'does not exist in the time zone Europe/Berlin, where 03:00 follows 01:59';
    expect(saleWindowProblems({ startSaleDate: gap, endSaleDate: gap }, zone)).toEqual({
      startSaleDate: reason,
      endSaleDate: reason,
    });
    expect(saleWindowProblems({ startSaleDate: gap }, 'Asia/Tokyo')).toEqual({});
  });

  test('has times that exist at all', () => {
    expect(saleWindowProblems({ startSaleDate: '2030-02-30 10:00:00' }, zone)).toEqual({
      startSaleDate: expect.stringContaining('existing date'),
    });
  });
});
