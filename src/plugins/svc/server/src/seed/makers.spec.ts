import assert from 'node:assert/strict';
import { holdsPlace } from '../contract/attendee-status';
import { instantsOf } from '../resources/event/domain/schedule';
import { harmlessHtml } from '../domain/html';
import { isMore, noMoney, times } from '../domain/money';
import { toInstant } from '../domain/wall-clock';
import { themes } from './data/themes';
import { instantsReader } from './instants';
import { makeEvent, organizerCountFor, venueCountFor } from './make-event';
import { makeOrders, countSold } from './make-orders';
import { makeOrganizer } from './make-organizer';
import { makeVenue } from './make-venue';
import { posters, printed } from './pictures/posters';

const today = '2026-03-20';
const count = 3000;
const events = Array.from({ length: count }, (_, index) => makeEvent(index, today));

function range<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}

describe('demo events', () => {
  it('are the same at every call', () => {
    expect(range(50, (index) => makeEvent(index, today))).toEqual(events.slice(0, 50));
  });

  it('have every status, most are published, some are featured', () => {
    const share = (matches: (event: (typeof events)[number]) => boolean) =>
      events.filter(matches).length / count;
    expect(share(({ status }) => status === 'publish')).toBeGreaterThan(0.8);
    for (const status of ['draft', 'pending', 'private', 'trash']) {
      expect(share((event) => event.status === status)).toBeGreaterThan(0.005);
    }
    expect(share(({ featured }) => featured)).toBeGreaterThan(0.015);
    expect(share(({ featured }) => featured)).toBeLessThan(0.06);
    expect(share(({ allDay }) => allDay)).toBeGreaterThan(0.02);
    expect(share(({ costText }) => costText !== null)).toBeGreaterThan(0.02);
  });

  it('give places back, about half of them, in steps that go down until the event', () => {
    const returning = events.filter(({ returnSteps }) => returnSteps.length > 0);
    expect(returning.length / count).toBeGreaterThan(0.4);
    expect(returning.length / count).toBeLessThan(0.6);
    for (const { returnSteps, startDate } of returning) {
      const times = [...returnSteps.map(({ until }) => until), startDate];
      assert.deepEqual(times, [...times].sort());
      assert.deepEqual(
        returnSteps.map(({ percent }) => percent),
        [100, 50],
      );
    }
    const first = events.slice(0, 8).map(({ returnSteps }) => returnSteps.length > 0);
    expect(first).toEqual([true, false, true, false, true, false, true, false]);
  });

  it('lie in the last 6 and the next 18 months', () => {
    const days = events.map(({ startDate }) => startDate.slice(0, 10)).sort();
    expect(days[0]! >= '2025-09-19').toBe(true);
    expect(days.at(-1)! <= '2027-09-18').toBe(true);
  });

  it('have times that exist, in order', () => {
    for (const { startDate, endDate, allDay, timezone } of events) {
      const schedule = { startDate, endDate, allDay, timezone: timezone ?? 'UTC' };
      const { startUtc, endUtc } = instantsOf(schedule);
      // As `assert`: so many of `expect` take seconds.
      assert.ok(startUtc !== null && endUtc! > startUtc, startDate);
    }
  });

  it('link only to things that are there, each once', () => {
    for (const { venue, organizers, categories } of events) {
      assert.ok((venue ?? 0) < venueCountFor(count));
      assert.equal(new Set(organizers).size, organizers.length);
      for (const organizer of organizers) assert.ok(organizer < organizerCountFor(count));
      for (const category of categories) assert.ok(category < themes.length);
    }
  });

  it('have content that the sanitizer leaves as it is', () => {
    for (const { content } of events.slice(0, 200)) {
      expect(harmlessHtml(content)).toBe(content);
      expect(content.length).toBeGreaterThan(200);
    }
  });

  it('offer, in a small demo, tickets of every type and for every moment', () => {
    const shown = events.slice(0, 8);
    const tickets = shown.flatMap((event) => event.tickets);
    expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(['publish']));
    expect(new Set(tickets.map(({ type }) => type))).toEqual(new Set(['paid', 'rsvp', 'free']));
    for (const { type, priceMinor } of tickets) {
      expect(isMore(priceMinor, noMoney)).toBe(type === 'paid');
    }

    const states = shown.flatMap((event, index) =>
      event.tickets.map(({ capacity, startSaleDate, endSaleDate }, place) => {
        if (startSaleDate && startSaleDate > `${today} 23:59:59`) return 'not yet on sale';
        if (endSaleDate && endSaleDate < '2026-03-19') return 'over';
        if (capacity === -1) return 'unlimited';
        const taken = countSold(makeOrders(index, event, today), place);
        return taken === capacity ? 'sold out' : 'open';
      }),
    );
    for (const state of ['not yet on sale', 'over', 'unlimited', 'sold out', 'open']) {
      expect(states).toContain(state);
    }
  });

  it('have sale dates that exist and that lie before the end', () => {
    for (const { tickets, timezone, endDate } of events) {
      for (const { startSaleDate, endSaleDate } of tickets) {
        for (const date of [startSaleDate, endSaleDate].filter((text) => text !== null)) {
          expect(toInstant(date, timezone ?? 'UTC')).not.toBeNull();
          expect(date < endDate).toBe(true);
        }
      }
    }
  });
});

describe('pictures of demo events', () => {
  it('are one for each theme', () => {
    expect(posters.map(({ category }) => category)).toEqual(themes.map((one) => one.category));
    expect(new Set(posters.map(({ name }) => name)).size).toBe(themes.length);
  });

  it('are of a category of the event, and not of all events', () => {
    for (const { picture, categories } of events) {
      if (picture !== null) expect(categories).toContain(picture);
    }
    const share = events.filter(({ picture }) => picture !== null).length / count;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.8);
  });

  it('are drawings without words that are small as files', async () => {
    for (const poster of posters) {
      const drawn = poster.draw();
      expect(drawn).toBe(poster.draw());
      expect(drawn).not.toMatch(/<text|NaN|undefined|href/);
      expect((await printed(poster)).length).toBeLessThan(150_000);
    }
  }, 30_000);
});

describe('demo orders', () => {
  const sold = events.map((event, index) => ({ event, orders: makeOrders(index, event, today) }));
  const orders = sold.flatMap((one) => one.orders);

  it('are the same at every call', () => {
    sold.slice(0, 50).forEach((one, index) => {
      expect(makeOrders(index, one.event, today)).toEqual(one.orders);
    });
  });

  it('are those of a few dozen events', () => {
    const withOrders = sold.filter((one) => one.orders.length > 0).length;
    expect(withOrders).toBeGreaterThan(10);
    expect(withOrders).toBeLessThan(50);
  });

  it('are of accounts and guests, paid and not', () => {
    const distinct = (of: (order: (typeof orders)[number]) => unknown) => new Set(orders.map(of));
    expect(distinct(({ username }) => username)).toEqual(new Set(['buyer', 'buyer2', null]));
    expect(distinct(({ status }) => status)).toEqual(
      new Set(['completed', 'pending', 'cancelled']),
    );
    expect(distinct(({ paymentMethod }) => paymentMethod)).toEqual(new Set(['offline', 'free']));
  });

  it('cost something unless they are free', () => {
    for (const { event, orders: ofEvent } of sold) {
      for (const { paymentMethod, quantities } of ofEvent) {
        const costs = quantities.map((quantity, at) =>
          times(event.tickets[at]!.priceMinor, quantity),
        );
        expect(costs.some((cost) => isMore(cost, noMoney))).toBe(paymentMethod === 'offline');
      }
    }
  });

  it('have an attendee for each place, in a state that fits', () => {
    for (const { status, quantities, attendees } of orders) {
      quantities.forEach((quantity, ticket) => {
        expect(attendees.filter((attendee) => attendee.ticket === ticket)).toHaveLength(quantity);
      });
      for (const attendee of attendees) {
        expect(holdsPlace(attendee.status)).toBe(status !== 'cancelled');
        expect(attendee.status === 'pending').toBe(status === 'pending');
      }
    }
    const statuses = orders.flatMap(({ attendees }) => attendees.map(({ status }) => status));
    expect(statuses).toContain('checked_in');
  });

  it('take no more places than a ticket has, or than one order may', () => {
    for (const { event, orders: ofEvent } of sold) {
      event.tickets.forEach(({ capacity, maxPerOrder }, ticket) => {
        if (capacity >= 0) expect(countSold(ofEvent, ticket)).toBeLessThanOrEqual(capacity);
        for (const { quantities } of ofEvent) {
          expect(quantities[ticket]!).toBeLessThanOrEqual(maxPerOrder);
        }
      });
    }
  });

  it('were placed while the ticket was on sale, before the event', () => {
    for (const { event, orders: ofEvent } of sold) {
      const { startDate, timezone, tickets } = event;
      const zone = timezone ?? 'UTC';
      for (const { placedAt, quantities } of ofEvent) {
        expect(placedAt).toBeLessThan(toInstant(`${today} 00:00:00`, 'UTC')!);
        expect(placedAt).toBeLessThan(toInstant(startDate, zone)!);
        for (const { startSaleDate, endSaleDate } of tickets.filter(
          (_, at) => quantities[at]! > 0,
        )) {
          expect(startSaleDate).toBeNull();
          if (endSaleDate) expect(placedAt).toBeLessThanOrEqual(toInstant(endSaleDate, zone)!);
        }
      }
    }
  });
});

describe('demo venues and organizers', () => {
  it('have titles of their own', () => {
    expect(new Set(range(20_000, (index) => makeVenue(index).title)).size).toBe(20_000);
    expect(new Set(range(5_000, (index) => makeOrganizer(index).title)).size).toBe(5_000);
  });

  it('are in several countries', () => {
    const countries = range(12, (index) => makeVenue(index).country);
    expect(new Set(countries).size).toBeGreaterThan(5);
  });
});

describe('instants of many schedules', () => {
  const read = instantsReader();

  it.each([
    ['on a plain day', '2026-06-01 18:15:00', '2026-06-01 20:00:00', false],
    ['on the day when summer time begins', '2026-03-29 12:00:00', '2026-03-29 13:00:00', false],
    ['on the day when it ends', '2026-10-25 01:30:00', '2026-10-25 12:00:00', false],
    ['in the hour that is left out', '2026-03-29 02:30:00', '2026-03-29 12:00:00', false],
    ['over such a day', '2026-03-28 10:00:00', '2026-03-30 10:00:00', false],
    ['for whole days', '2026-03-29 00:00:00', '2026-03-29 23:59:59', true],
  ])('are the exact ones %s', (_, startDate, endDate, allDay) => {
    const schedule = { startDate, endDate, allDay, timezone: 'Europe/Berlin' };
    expect(read(schedule)).toEqual(instantsOf(schedule));
  });

  it('are the exact ones of demo events', () => {
    for (const { startDate, endDate, allDay, timezone } of events.slice(0, 500)) {
      const schedule = { startDate, endDate, allDay, timezone: timezone ?? 'UTC' };
      expect(read(schedule)).toEqual(instantsOf(schedule));
    }
  });
});
