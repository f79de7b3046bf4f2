import { readOptions } from './options';

describe('seed options', () => {
  it('make a small demo when none are given', () => {
    expect(readOptions([])).toEqual({
      events: 60,
      accountsOnly: false,
      ifEmpty: false,
      pictures: true,
    });
  });

  it('take a number of events', () => {
    expect(readOptions(['--events', '1000']).events).toBe(1000);
    expect(readOptions(['--events=0']).events).toBe(0);
  });

  it('draw pictures for a demo, and none for what is measured', () => {
    const drawn = (events: number) => readOptions([`--events=${events}`]).pictures;
    expect([0, 1, 500, 501].map(drawn)).toEqual([false, true, true, false]);
  });

  it.each([['--evnts'], ['--events'], ['--events=-1'], ['--events=ten'], ['more']])(
    'reject %s with a message of one line',
    (...args) => {
      expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
    },
  );
});
