import {
  type DoorAnswer,
  type DoorDouble,
  type DoorGuests,
  type DoorNews,
  type DoorScan,
  maxScans,
} from '../../server/src/contract/door';
import {
  decideHere,
  find,
  handedOnAnswer,
  isHandedOn,
  mark,
  replaceAll,
  since,
  update,
} from './guests';
import { doorId, keepQueue, keptQueue, newId, type WaitingScan } from './kept';
import { ask, type Failure, RequestError } from './session';

/*
 * Scans: asked of the service while it answers in time, else decided here and sent later. What this door has shown its
 * guest is never taken back by the network: a guest who was let in is sent as let in.
 */

/** A guest waits no longer for the network. */
const patienceMs = 1200;
const syncEveryMs = 5000;
const allAnewEveryMs = 10 * 60 * 1000;

export interface DoorState {
  failure: Failure | null;
  waiting: number;
  inside: number;
  total: number;
  doubles: DoorDouble[];
}

let queue: WaitingScan[] = keptQueue();
let state: DoorState = { failure: null, waiting: queue.length, inside: 0, total: 0, doubles: [] };
let listener: (state: DoorState) => void = () => undefined;
let lastAll = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | null = null;
let event = 0;

function tell(change: Partial<DoorState>): void {
  state = { ...state, ...change, waiting: queue.length };
  listener(state);
}

export const waiting = () => queue.length;

const scanOf = ({ scannedAt, eventId: _, ...scan }: WaitingScan): DoorScan => ({
  ...scan,
  secondsAgo: Math.max(0, Math.round((Date.now() - scannedAt) / 1000)),
});

function enqueue(scan: WaitingScan): void {
  queue.push(scan);
  keepQueue(queue);
  tell({});
}

async function post(eventId: number, scans: DoorScan[], timeoutMs: number): Promise<DoorNews> {
  const body = { door: doorId(), since: eventId === event ? since() : 0, scans };
  const path = `/svc-admin/door/events/${eventId}/scans`;
  return ask<DoorNews>(path, { method: 'POST', body, timeoutMs });
}

async function takeNews(eventId: number, { doubles, inside, total, ...news }: DoorNews) {
  if (eventId !== event) return;
  await update(news);
  // Scans that wait are not in these guests yet.
  for (const { guest, isInside, isUndone } of queue) {
    if (guest && isInside) mark(guest, !isUndone, null, null);
  }
  tell({ failure: null, doubles, inside, total });
}

/** Sends what waits, in its order. @throws RequestError */
async function sendWaiting(): Promise<void> {
  do {
    const eventId = queue[0]?.eventId ?? event;
    const batch: WaitingScan[] = [];
    for (const scan of queue) {
      if (scan.eventId !== eventId || batch.length === maxScans) break;
      batch.push(scan);
    }
    const news = await post(eventId, batch.map(scanOf), 15_000);
    const sent = new Set(batch);
    queue = queue.filter((scan) => !sent.has(scan));
    keepQueue(queue);
    await takeNews(eventId, news);
  } while (queue.length > 0);
}

async function loadAll(): Promise<void> {
  const all = await ask<DoorGuests>(`/svc-admin/door/events/${event}`, { timeoutMs: 30_000 });
  await replaceAll(event, all);
  lastAll = Date.now();
}

async function synchronize(): Promise<void> {
  try {
    if (Date.now() - lastAll > allAnewEveryMs) await loadAll();
    await sendWaiting();
  } catch (error) {
    tell({ failure: error instanceof RequestError ? error.failure : 'failed' });
  }
}

/** Sends and asks now, and again soon. */
function sync(): Promise<void> {
  clearTimeout(timer);
  sending ??= synchronize().finally(() => {
    sending = null;
    timer = setTimeout(() => void sync(), syncEveryMs);
  });
  return sending;
}

/** Opens the door of an event: whoever is known of it here comes first, the newest of the service after it. */
export function open(
  eventId: number,
  { inside, total }: { inside: number; total: number },
  onChange: (state: DoorState) => void,
): void {
  event = eventId;
  lastAll = 0;
  listener = onChange;
  tell({ inside, total, doubles: [] });
  void sync();
  window.addEventListener('online', () => void sync());
}

export function close(): void {
  clearTimeout(timer);
  listener = () => undefined;
}

const signed = () => state.failure !== 'signed out';

/** Nobody waits for a network that has just not been there, nor goes ahead of scans that wait. */
const canAsk = () => !state.failure && queue.length === 0 && navigator.onLine;

/** What the service says within the time that a guest waits; null where it does not. */
async function askNow(scan: WaitingScan): Promise<DoorAnswer | null> {
  try {
    const news = await post(scan.eventId, [scanOf(scan)], patienceMs);
    await takeNews(scan.eventId, news);
    return news.answers[0] ?? null;
  } catch (error) {
    tell({ failure: error instanceof RequestError ? error.failure : 'failed' });
    return null;
  }
}

export interface Outcome extends DoorAnswer {
  guest?: number;
  /** Whether the service has not heard of it yet. */
  isWaiting: boolean;
}

/** Lets in whose code was read, or who was found by name. */
export async function scan(sought: { code?: string; guest?: number }): Promise<Outcome> {
  const made: WaitingScan = { ...sought, id: newId(), scannedAt: Date.now(), eventId: event };
  const here = await find(sought);
  const guest = here?.[1];
  const isAsked = canAsk();
  const answer = isAsked ? await askNow(made) : null;
  const now = Math.round(Date.now() / 1000);
  if (answer) {
    if (answer.verdict === 'admitted' && guest)
      mark(guest, true, answer.at ?? now, answer.by ?? '');
    return { ...answer, guest, isWaiting: false };
  }
  const isVoid = !here && (await isHandedOn(sought));
  const decided = isVoid ? handedOnAnswer(made.id) : decideHere(made.id, here);
  if (decided.verdict === 'admitted' && guest) {
    mark(guest, true, now, null);
    tell({ inside: state.inside + 1 });
    // By the guest: the code itself is not kept on the telephone.
    const { id, scannedAt } = made;
    const digest = sought.code ? here?.[0] : undefined;
    enqueue({ id, guest, digest, scannedAt, eventId: event, isInside: true });
  } else if (isAsked) {
    // The service may have heard it all the same, and let in whom nobody has.
    enqueue({ id: made.id, guest, scannedAt: made.scannedAt, eventId: event, isUndone: true });
  }
  if (signed()) void sync();
  return { ...decided, guest, isWaiting: true };
}

/** Whoever was let in by this scan is not. */
export async function takeBack({ id, guest }: Outcome): Promise<void> {
  const waits = queue.find((scan) => scan.id === id);
  if (waits) Object.assign(waits, { isUndone: true, isInside: false });
  else queue.push({ id, guest, scannedAt: Date.now(), eventId: event, isUndone: true });
  keepQueue(queue);
  if (guest) mark(guest, false, null, null);
  tell({ inside: Math.max(0, state.inside - 1) });
  await sync();
}
