import { dayFinder } from './day-finder';
import { toWallClock } from './wall-clock';

const quarterHour = 900;

test.each(['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Sao_Paulo'])(
  'each quarter of an hour is on the day that clocks in %s show',
  (zone) => {
    // With both changes of the clocks, and in Brazil the day that began at one.
    const begin = Date.parse('2018-10-25T00:00:00Z') / 1000;
    const instants = Array.from({ length: 96 * 20 }, (_, nth) => begin + nth * quarterHour);
    const dayOf = dayFinder(zone);
    const wanted = instants.map((instant) => toWallClock(instant, zone).slice(0, 10));
    expect(instants.map(dayOf)).toEqual(wanted);
    // In any order.
    const anyDay = dayFinder(zone);
    expect(instants.toReversed().map(anyDay)).toEqual(wanted.toReversed());
  },
);
