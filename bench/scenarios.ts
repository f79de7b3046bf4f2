import type { Facts } from './facts';
import { coreList, emptyRoute } from './yardsticks';

/** One thing that is measured: addresses of ours, and of the yardsticks that answer the same. */
export interface Scenario {
  name: string;
  ours: string[];
  core: string[];
  empty: string[];
}

const ours = '/api/svc/events/v1/events';
const windows = 100;
const daysOfWindow = 30;
const secondsPerDay = 86_400;

const populate =
  'populate[venue]=true&populate[organizers]=true&populate[image]=true&populate[categories]=true';
const corePage = `${coreList}?status=published&sort=startUtc:asc&pagination[pageSize]=10&${populate}`;
const empty = [emptyRoute];

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function dateWindows({ first, last }: Facts): Scenario {
  const room = last - first - daysOfWindow * secondsPerDay;
  const starts = Array.from({ length: windows }, (_, step) => first + (room * step) / windows);
  const days = starts.map((start) => ({
    from: dayOf(start),
    to: dayOf(start + daysOfWindow * secondsPerDay),
  }));
  return {
    name: 'list, a date window',
    ours: days.map(({ from, to }) => `${ours}?start_date=${from}&end_date=${to}`),
    core: days.map(({ from, to }) => {
      const bounds = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T23:59:59Z`)];
      const [start, end] = bounds.map((bound) => bound / 1000);
      return `${corePage}&filters[startUtc][$gte]=${start}&filters[endUtc][$lte]=${end}`;
    }),
    empty,
  };
}

export function scenariosOf(facts: Facts): Scenario[] {
  return [
    { name: 'list, page 1', ours: [ours], core: [corePage], empty },
    dateWindows(facts),
    {
      name: 'list, one venue',
      ours: facts.venues.map((venue) => `${ours}?venue=${venue}`),
      core: facts.venues.map((venue) => `${corePage}&filters[venue][publicId][$eq]=${venue}`),
      empty,
    },
    {
      name: 'list, featured',
      ours: [`${ours}?featured=true`],
      core: [`${corePage}&filters[featured][$eq]=true`],
      empty,
    },
    {
      name: single,
      ours: facts.events.map(({ publicId }) => `${ours}/${publicId}`),
      core: facts.events.map(
        ({ documentId }) => `${coreList}/${documentId}?status=published&${populate}`,
      ),
      empty,
    },
  ];
}

export const single = 'single event';
