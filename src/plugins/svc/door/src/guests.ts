import type { AttendeeStatus } from '../../server/src/contract/attendee-status';
import {
  bareCode,
  doorDigestLength,
  doorDigestText,
  type DoorAnswer,
  type DoorGuest,
  type DoorGuests,
} from '../../server/src/contract/door';
import { keepGuests, keptGuests } from './kept';

/* The guests of the event on the telephone: who decides without a network, and who is found by name. */

export interface Hit {
  guest: number;
  name: string;
  ticket: string;
  status: AttendeeStatus;
  order: number | null;
}

const maxHits = 8;
const [ofDigest, ofId] = [new Map<string, DoorGuest>(), new Map<number, DoorGuest>()];
/** Codes that let nobody in any more: their tickets were handed on. */
const handedOn = new Set<string>();
let tickets: Record<number, string> = {};
let eventId = 0;
/** The service's clock at the newest news; null before the first. */
let clock: number | null = null;

function put(guest: DoorGuest): void {
  const before = ofId.get(guest[1]);
  if (before && before[0] !== guest[0]) ofDigest.delete(before[0]);
  ofDigest.set(guest[0], guest);
  ofId.set(guest[1], guest);
}

/** Nobody is known here until those of this event are; 0 for none. */
export function clear(event: number): void {
  ofDigest.clear();
  ofId.clear();
  handedOn.clear();
  tickets = {};
  clock = null;
  eventId = event;
}

const keep = () =>
  keepGuests({
    eventId,
    tickets,
    guests: [...ofDigest.values()],
    handedOn: [...handedOn],
    clock: clock ?? 0,
  });

/** Those of the event that are kept here, if they are of this one. */
export async function recall(event: number): Promise<boolean> {
  clear(event);
  const kept = await keptGuests();
  if (kept?.eventId !== event) return false;
  take(kept);
  return true;
}

/** What has become of the event is told beside its guests, and not kept with them. */
type Guests = Omit<DoorGuests, 'standing'>;

function take(news: Omit<Guests, 'handedOn'> & { handedOn?: string[] }): void {
  for (const digest of news.handedOn ?? []) handedOn.add(digest);
  for (const guest of news.guests) put(guest);
  tickets = { ...tickets, ...news.tickets };
  clock = news.clock;
}

/** All guests anew, so that those who are gone are. */
export async function replaceAll(event: number, news: Guests): Promise<void> {
  clear(event);
  take(news);
  await keep();
}

/** What has changed. */
export async function update(news: Guests): Promise<void> {
  take(news);
  if (news.guests.length + news.handedOn.length > 0) await keep();
}

export const since = () => clock;

async function digestOf(code: string): Promise<string> {
  const text = new TextEncoder().encode(doorDigestText(eventId, bareCode(code)));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, doorDigestLength);
}

/** Whose code or id it is; undefined for one that is not known here. */
export async function find(sought: {
  code?: string;
  guest?: number;
}): Promise<DoorGuest | undefined> {
  if (sought.guest !== undefined) return ofId.get(sought.guest);
  // Without https there are no digests, and nothing is decided here.
  if (!sought.code || !('subtle' in crypto)) return undefined;
  return ofDigest.get(await digestOf(sought.code));
}

/** Whether the code is that of a ticket which somebody else has now. */
export async function isHandedOn({ code }: { code?: string }): Promise<boolean> {
  if (!code || !('subtle' in crypto)) return false;
  return handedOn.has(await digestOf(code));
}

/** What is to be said of a code that lets nobody in any more. */
export const handedOnAnswer = (id: string): DoorAnswer => ({
  id,
  verdict: 'refused',
  refusal: 'handed on',
});

/** What is to be said of a guest without asking. */
export function decideHere(id: string, guest: DoorGuest | undefined): DoorAnswer {
  if (!guest) return { id, verdict: 'refused', refusal: 'unknown' };
  const [, , name, ticket, status, at, by] = guest;
  const known = { id, name, ticket: tickets[ticket] ?? '', at, by };
  if (status === 'confirmed') return { ...known, verdict: 'admitted' };
  if (status === 'checked_in') return { ...known, verdict: 'again' };
  return { ...known, verdict: 'refused', refusal: status };
}

/** Whoever was let in, or not after all, is so here from now on; whoever has no place stays without one. */
export function mark(id: number, isInside: boolean, at: number | null, by: string | null): void {
  const guest = ofId.get(id);
  if (guest?.[4] !== 'confirmed' && guest?.[4] !== 'checked_in') return;
  guest[4] = isInside ? 'checked_in' : 'confirmed';
  guest[5] = isInside ? at : null;
  guest[6] = isInside ? by : null;
  void keep();
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those who can come in are first, those who cannot are last. */
const ranks: Record<AttendeeStatus, number> = {
  confirmed: 0,
  checked_in: 1,
  pending: 2,
  cancelled: 2,
  refunded: 2,
};

/** The number of an order, alone or as the list writes it, in either language; null for anything else. */
export function orderNumber(text: string): number | null {
  const [, number] = /^(?:order|bestellung)?[\s:#]*(\d{1,10})$/i.exec(text) ?? [];
  return number === undefined ? null : Number(number);
}

/** Whether a guest is meant by what is entered: the number of the order, or the beginning of each part of the name. */
function isMeant(text: string): (guest: DoorGuest) => boolean {
  const number = orderNumber(text);
  const words = folded(text).split(/\s+/).filter(Boolean);
  return ([, , name, , , , , order]) => {
    if (number !== null && order === number) return true;
    const parts = folded(name).split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
}

/** Guests of whose order this is the number, or whose name has words that begin with these. */
export function search(text: string): Hit[] {
  if (text.trim() === '') return [];
  const isHit = isMeant(text.trim());
  const hits: Hit[] = [];
  for (const one of ofDigest.values()) {
    if (!isHit(one)) continue;
    const [, guest, name, ticket, status, , , order = null] = one;
    hits.push({ guest, name, ticket: tickets[ticket] ?? '', status, order });
    if (hits.length > 200) break;
  }
  const order = (hit: Hit) => `${ranks[hit.status]}${folded(hit.name)}`;
  return hits.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, maxHits);
}
