import { read } from '../testing/read-sent';
import * as schema from './schema';

describe('dates', () => {
  test('are days and times that exist', () => {
    expect(read(schema.wallClock(), ' 2026-02-28 10:00:00 ')).toBe('2026-02-28 10:00:00');
    for (const sent of ['2026-02-30 10:00:00', '2026-02-28', '', '2026-02-28T10:00:00', 5]) {
      expect(read(schema.wallClock(), sent)).toHaveProperty('refused');
    }
  });

  test('may be empty where they may be taken away', () => {
    const clearable = schema.wallClock({ canBeEmpty: true });
    expect(read(clearable, ' ')).toBe('');
    expect(read(clearable, '2026-02-30 10:00:00')).toHaveProperty('refused');
  });

  test('in a filter may leave the time out', () => {
    for (const sent of ['2026-02-28', '2026-02-28 10:00:00']) {
      expect(read(schema.dateBound(), sent)).toBe(sent);
    }
    for (const sent of ['2026-02-30', '2026', '', 'today', '2026-02-28 10:00']) {
      expect(read(schema.dateBound(), sent)).toHaveProperty('refused');
    }
  });
});

test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', ''])(
  'a time zone may be %j',
  (sent) => {
    expect(read(schema.timezone(), sent)).toBe(sent);
  },
);

test.each(['Europe/Bonn', '+01:00', 'UTC+1', 'local', 'Europe/Berlin\u0000'])(
  'a time zone may not be %j',
  (sent) => {
    expect(read(schema.timezone(), sent)).toHaveProperty('refused');
  },
);
