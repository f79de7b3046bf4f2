/** What decides how long an order waits for its money. Times are seconds since 1970. */
export interface WaitingOrder {
  placedAt: number;
  isByBoxOffice: boolean;
  /** 0 for any number. */
  daysToPay: number;
  /** When its events begin, and whose clock they keep (IANA). */
  starts: { at: number; zone: string }[];
  siteZone: string;
}

/** A time, and whose clock says it. */
export interface Moment {
  at: number;
  zone: string;
}

const daySeconds = 24 * 60 * 60;

/** When its last event begins; not where the first had begun, or the box office placed it: that is paid at the door. */
function lastStart({ placedAt, isByBoxOffice, starts }: WaitingOrder): Moment[] {
  if (isByBoxOffice || starts.some(({ at }) => at <= placedAt)) return [];
  return starts.toSorted((one, other) => other.at - one.at).slice(0, 1);
}

/** Until when the order is to be paid: what the job of the minute goes by. Null where it waits for good. */
export function dueMoment(order: WaitingOrder): Moment | null {
  const { placedAt, daysToPay, siteZone: zone } = order;
  const days = daysToPay > 0 ? [{ at: placedAt + daysToPay * daySeconds, zone }] : [];
  const [first = null] = [...days, ...lastStart(order)].toSorted((one, other) => one.at - other.at);
  return first;
}
