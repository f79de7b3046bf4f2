import { eventDaysLater, saleDaysLater } from './days-later';

const none = { startDate: null, endDate: null, changesUntil: null, returnPolicy: null };

describe('an event on another day', () => {
  test('has its deadlines as many days before it as they were', () => {
    const event = {
      startDate: '2031-02-28 18:00:00',
      endDate: '2031-03-01 02:00:00',
      changesUntil: '2031-02-20 12:00:00',
      returnPolicy: '[{"until":"2031-01-31 12:00:00","percent":50}]',
    };
    expect(eventDaysLater(event, 1)).toEqual({
      startDate: '2031-03-01 18:00:00',
      endDate: '2031-03-02 02:00:00',
      changesUntil: '2031-02-21 12:00:00',
      returnPolicy: '[{"until":"2031-02-01 12:00:00","percent":50}]',
    });
    expect(eventDaysLater(eventDaysLater(event, 365), -365)).toEqual(event);
  });

  test('has none where it had none', () => {
    expect(eventDaysLater({}, 7)).toEqual(none);
    expect(eventDaysLater({ ...none, returnPolicy: '[]' }, 7)).toEqual(none);
    expect(saleDaysLater({ startSaleDate: null, endSaleDate: null }, 7)) //
      .toEqual({ startSaleDate: null, endSaleDate: null });
  });

  test('keeps a policy that cannot be read', () => {
    expect(eventDaysLater({ returnPolicy: '{' }, 7)).toEqual({ ...none, returnPolicy: '{' });
  });
});
