import { minor, noMoney } from '../../../domain/money';
import { fieldProblems } from './fields';

const zone = 'Europe/Berlin';
const paid = { type: 'paid', priceMinor: minor(1000) } as const;
const free = { type: 'free', priceMinor: noMoney } as const;
const tooCheap = 'must be more than 0.00 for a paid ticket';

describe('a price', () => {
  test.each([
    [paid],
    [free],
    [{ type: 'rsvp' }],
    [{ type: 'free', priceMinor: null }],
    [{ priceMinor: minor(1000) }],
  ] as const)('may be that of %j', (ticket) => {
    expect(fieldProblems(ticket, {}, zone)).toEqual({});
  });

  test.each([[{ type: 'paid' }], [{ type: 'paid', priceMinor: noMoney }]] as const)(
    'is more than nothing for %j',
    (ticket) => {
      expect(fieldProblems(ticket, {}, zone)).toEqual({ priceMinor: tooCheap });
    },
  );

  test.each(['rsvp', 'free'] as const)('is nothing for %s', (type) => {
    expect(fieldProblems({ type, priceMinor: minor(1000) }, {}, zone)).toEqual({
      priceMinor: `must be 0.00 for a ticket of type ${type}, not 10.00`,
    });
  });

  test('is checked against the type of the stored ticket', () => {
    expect(fieldProblems({ type: 'paid' }, free, zone)).toEqual({ priceMinor: tooCheap });
    expect(fieldProblems({ priceMinor: noMoney }, paid, zone)).toEqual({ priceMinor: tooCheap });
    expect(fieldProblems({ type: 'free' }, paid, zone)).toHaveProperty('priceMinor');
    expect(fieldProblems({ type: 'free', priceMinor: noMoney }, paid, zone)).toEqual({});
    expect(fieldProblems({ type: 'paid', priceMinor: minor(1) }, free, zone)).toEqual({});
  });

  test('that is already invalid does not block a change of other fields', () => {
    const old = { type: 'free', priceMinor: minor(1000) } as const;
    expect(fieldProblems(old, old, zone)).toEqual({});
    expect(fieldProblems({}, old, zone)).toEqual({});
  });
});

describe('a sale window', () => {
  const window = { startSaleDate: '2030-04-01 10:00:00', endSaleDate: '2030-04-30 10:00:00' };

  test('is checked as a whole, and the changed bound is named', () => {
    const late = '2030-05-01 00:00:00';
    const early = '2030-01-01 00:00:00';
    expect(fieldProblems({ startSaleDate: late }, window, zone)).toEqual({
      startSaleDate: 'must not be after the end of the sale',
    });
    expect(fieldProblems({ endSaleDate: early }, window, zone)).toEqual({
      endSaleDate: 'must not be before the start of the sale',
    });
    expect(fieldProblems({ startSaleDate: late, endSaleDate: early }, {}, zone)).toEqual({
      endSaleDate: 'must not be before the start of the sale',
    });
    expect(fieldProblems({ startSaleDate: late, endSaleDate: '' }, window, zone)).toEqual({});
  });

  test('has times that exist in the zone of the event', () => {
    const gap = '2030-03-31 02:30:00';
    const reason = 'does not exist in the time zone Europe/Berlin, where 03:00 follows 01:59';
    expect(fieldProblems({ startSaleDate: gap }, window, zone)).toEqual({ startSaleDate: reason });
    expect(fieldProblems({ endSaleDate: gap }, {}, zone)).toEqual({ endSaleDate: reason });
    // The zone of the event was changed since.
    expect(fieldProblems({ startSaleDate: gap }, { startSaleDate: gap }, zone)).toEqual({});
  });
});
