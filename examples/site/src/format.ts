/* Dates, times and money as the visitor's language writes them. */

interface Moments {
  start_utc: string;
  end_utc: string;
  timezone: string;
  all_day: boolean;
}

const locale = navigator.language;

/** The clock that dates are shown by: the event's, or the visitor's own. */
export const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { timeZone, ...options });
}

const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** `Sat, 5 December 2026, 20:00 – 22:30`, by the clock of `zone`. */
export function formatSpan(moments: Moments, zone = moments.timezone): string {
  const options = moments.all_day ? day : { ...day, ...time };
  const [start, end] = [new Date(moments.start_utc), new Date(moments.end_utc)];
  return formatter(zone, options).formatRange(start, end);
}

/** `Sat, 5 December 2026, 20:00 CET`, by the clock of `zone`. */
export function formatMoment(instant: string, zone: string): string {
  const options = { ...day, ...time, timeZoneName: 'short' } as const;
  return formatter(zone, options).format(new Date(instant));
}

/** What the clock of the visitor shows meanwhile; null where it is the same. */
export function formatForVisitor(moments: Moments): string | null {
  if (moments.all_day) return null;
  const here = formatSpan(moments, visitorZone);
  return here === formatSpan(moments) ? null : here;
}

/** `GMT+1`, of the event's zone on that day. */
export function zoneName({ start_utc, timezone }: Moments): string {
  const parts = formatter(timezone, { timeZoneName: 'short' }).formatToParts(new Date(start_utc));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}

/** The parts of a date that a card shows: `05`, `Dec`. */
export function dayOf({ start_utc, timezone }: Moments) {
  const date = new Date(start_utc);
  return {
    day: formatter(timezone, { day: '2-digit' }).format(date),
    month: formatter(timezone, { month: 'short' }).format(date),
  };
}

export function formatMoney(amount: string, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
}

interface Prices {
  price_min: string;
  price_max: string;
  currency: string;
}

/** `Free`, `€10.00`, `Free – €10.00`; nothing for an event that sells none. */
export function formatPrices({ price_min: least, price_max: most, currency }: Prices): string {
  if (least === '') return '';
  const texts = [least, most].map((price) =>
    Number(price) === 0 ? 'Free' : formatMoney(price, currency),
  );
  return [...new Set(texts)].join(' – ');
}

export function formatTime(instant: string): string {
  return new Intl.DateTimeFormat(locale, time).format(new Date(instant));
}
