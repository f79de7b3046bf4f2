import type { DoorEvent, DoorGuest, DoorRefusal, DoorScan } from '../../server/src/contract/door';

/*
 * What the telephone keeps, so that a page that is closed or loaded again without a network goes on where it was: the
 * event, its guests, and the scans that were not sent. Scans are written before anybody is told that they count.
 */

/** A scan that waits; its time is that of the telephone's clock, and becomes an age when it is sent. */
export interface WaitingScan extends Omit<DoorScan, 'secondsAgo'> {
  /** Milliseconds. */
  scannedAt: number;
  /** So that scans of the event before are sent there. */
  eventId: number;
  /** Who was let in, and with which ticket, as it was said then. */
  name?: string;
  ticket?: string;
}

/** Somebody whom this door has let in without a network, and whom the service then refused. */
export interface LateRefusal {
  scan: string;
  name: string;
  ticket: string;
  refusal: DoorRefusal;
  /** By the telephone's clock, in seconds since 1970. */
  at: number;
}

/** What whoever is at the door has to be told of scans that were sent. */
export interface KeptNotes {
  refused: LateRefusal[];
  /** How many scans nobody takes any more: their event was deleted. */
  setAside: number;
  /** Scans of guests with two doors of whom somebody knows; missing in what an earlier page has kept. */
  understood?: string[];
}

export interface KeptGuests {
  eventId: number;
  tickets: Record<number, string>;
  guests: DoorGuest[];
  /** Missing in what an earlier page has kept. */
  handedOn?: string[];
  clock: number;
}

const names = {
  event: 'svc-door-event',
  queue: 'svc-door-queue',
  notes: 'svc-door-notes',
  door: 'svc-door-id',
  signedOut: 'svc-door-signed-out',
} as const;

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

const write = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));

export const keptEvent = () => read<DoorEvent>(names.event);
export const keepEvent = (event: DoorEvent) => write(names.event, event);

/** The newest count, for when the page opens without a network. */
export function keepCount(eventId: number, count: { inside: number; total: number }): void {
  const event = keptEvent();
  if (event?.id === eventId) keepEvent({ ...event, ...count });
}

export const keptNotes = () => read<KeptNotes>(names.notes) ?? { refused: [], setAside: 0 };
export const keepNotes = (notes: KeptNotes) => write(names.notes, notes);

export const keptQueue = () => read<WaitingScan[]>(names.queue) ?? [];
export const keepQueue = (queue: WaitingScan[]) => write(names.queue, queue);

export const newId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** What this telephone is known by: its sessions, and its admissions among those of other doors. */
export function doorId(): string {
  const known = read<string>(names.door);
  if (known) return known;
  const hex = newId();
  // A UUID, as the host wants its devices to be named.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  const id = [...parts, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
  write(names.door, id);
  return id;
}

/** Whether somebody has signed out here whose session the service has not heard to be over. */
export const hasSignedOut = () => read<boolean>(names.signedOut) === true;
export const keepSignedOut = () => write(names.signedOut, true);
export const forgetSignedOut = () => localStorage.removeItem(names.signedOut);

/** Guests are too many for the small store. */
function store<T>(use: (guests: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const opened = indexedDB.open('svc-door', 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore('kept');
    opened.onerror = () => resolve(null);
    opened.onsuccess = () => {
      const asked = use(opened.result.transaction('kept', 'readwrite').objectStore('kept'));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => resolve(null);
    };
  });
}

export const keptGuests = () =>
  store((kept) => kept.get('guests') as IDBRequest<KeptGuests | undefined>);
export const keepGuests = (guests: KeptGuests) => store((kept) => kept.put(guests, 'guests'));

/** Nothing of the guests stays on the telephone. */
export async function forgetAll(): Promise<void> {
  localStorage.removeItem(names.event);
  localStorage.removeItem(names.queue);
  localStorage.removeItem(names.notes);
  await store((kept) => kept.clear());
}
