import {
  type DoorAnswer,
  type DoorDouble,
  type DoorGuests,
  type DoorNews,
  type DoorScan,
  type DoorStanding,
  maxScans,
} from '../../server/src/contract/door';
import { noteRefusals, takeUndone } from './answers';
import {
  clear,
  decideHere,
  find,
  handedOnAnswer,
  isHandedOn,
  mark,
  replaceAll,
  since,
  update,
} from './guests';
import {
  doorId,
  keepCount,
  keepQueue,
  type KeptNotes,
  keptQueue,
  newId,
  type WaitingScan,
} from './kept';
import { currentNotes, dropRefusal, forgetNotes, noteSetAside } from './notes';
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
  /** Whether its guests are here, and can be let in without a network. */
  isKnown: boolean;
  waiting: number;
  inside: number;
  total: number;
  doubles: DoorDouble[];
  standing: DoorStanding;
  notes: KeptNotes;
}

let queue: WaitingScan[] = keptQueue();
let state: DoorState = {
  ...{ failure: null, isKnown: false, waiting: queue.length, inside: 0, total: 0 },
  ...{ doubles: [], standing: 'on' },
  notes: currentNotes(),
};
let listener: (state: DoorState) => void = () => undefined;
let lastAll = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | null = null;
/** 0 while no door is open. */
let event = 0;

function tell(change: Partial<DoorState>): void {
  const isKnown = since() !== null;
  state = { ...state, ...change, isKnown, waiting: queue.length, notes: currentNotes() };
  if ('inside' in change) keepCount(event, { inside: state.inside, total: state.total });
  listener(state);
}

export const waiting = () => queue.length;

function scanOf(waiting: WaitingScan): DoorScan {
  const { scannedAt, eventId: _, name: __, ticket: ___, ...scan } = waiting;
  return { ...scan, secondsAgo: Math.max(0, Math.round((Date.now() - scannedAt) / 1000)) };
}

const isUndone = (id: string) => queue.some((scan) => scan.id === id && scan.isUndone);
const hasLetIn = ({ id, isInside }: WaitingScan) => isInside && !isUndone(id);

/** What waits may be under way: it is never changed, and what comes of it later waits behind it. */
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

async function takeNews(eventId: number, { doubles, inside, total, standing, ...news }: DoorNews) {
  if (eventId !== event) return;
  await update(news);
  // Scans that wait are not in these guests yet.
  for (const { guest, isInside } of queue) {
    if (guest && isInside !== undefined) mark(guest, isInside, null, null);
  }
  tell({ failure: null, doubles, inside, total, standing });
}

function drop(scans: WaitingScan[]): void {
  const gone = new Set(scans);
  queue = queue.filter((scan) => !gone.has(scan));
  keepQueue(queue);
}

/** Sends scans of one event, or asks what there is new of it. @throws RequestError */
async function send(eventId: number, batch: WaitingScan[]): Promise<void> {
  try {
    const news = await post(eventId, batch.map(scanOf), 15_000);
    // What somebody has given up meanwhile is nobody's any more.
    const sent = batch.filter((scan) => queue.includes(scan));
    noteRefusals(sent.filter(hasLetIn), news.answers);
    if (eventId === event) takeUndone(sent, queue, news.answers);
    drop(batch);
    await takeNews(eventId, news);
  } catch (error) {
    if (!(error instanceof RequestError) || error.failure !== 'gone') throw error;
    const lost = queue.filter((scan) => scan.eventId === eventId);
    noteSetAside(lost.filter(hasLetIn).length);
    drop(lost);
    tell({});
    if (eventId === event) throw error;
  }
}

/** Sends what waits, in its order. @throws RequestError */
async function sendWaiting(): Promise<void> {
  while (queue.length > 0) {
    const { eventId } = queue[0]!;
    const end = queue.findIndex((scan) => scan.eventId !== eventId);
    const most = end < 0 ? maxScans : Math.min(end, maxScans);
    await send(eventId, queue.slice(0, most));
  }
}

async function loadAll(): Promise<void> {
  const eventId = event;
  const all = await ask<DoorGuests>(`/svc-admin/door/events/${eventId}`, { timeoutMs: 30_000 });
  if (eventId !== event) return;
  await replaceAll(eventId, all);
  lastAll = Date.now();
}

async function synchronize(): Promise<void> {
  try {
    do {
      await sendWaiting();
      if (event !== 0 && Date.now() - lastAll > allAnewEveryMs) await loadAll();
      if (event !== 0) await send(event, []);
      // What has come meanwhile waits for nothing.
    } while (queue.length > 0);
  } catch (error) {
    tell({ failure: error instanceof RequestError ? error.failure : 'failed' });
  }
}

/** Sends and asks now, and again soon. */
function sync(): Promise<void> {
  clearTimeout(timer);
  if (event === 0 && queue.length === 0) return Promise.resolve();
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
  tell({ inside, total, doubles: [], standing: 'on' });
  void sync();
}

window.addEventListener('online', () => void sync());

/** What waits is sent all the same. */
export function close(): void {
  event = 0;
  listener = () => undefined;
  void sync();
}

/** What waits is given up, and nobody is known here any more: whoever is next here does not send it. */
export function forget(): void {
  queue = [];
  clear(0);
  forgetNotes();
  tell({ failure: null });
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

/** By which scan of this door that waits the guest is inside. */
const waitingAdmission = (guest: number | undefined) =>
  queue.find((scan) => scan.guest === guest && hasLetIn(scan))?.id;

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
    const { id, scannedAt, eventId } = made;
    const digest = sought.code ? here?.[0] : undefined;
    const { name, ticket } = decided;
    enqueue({ id, guest, digest, scannedAt, eventId, isInside: true, name, ticket });
  } else if (isAsked) {
    // The service may have heard it all the same, and let in whom nobody has.
    const { id, scannedAt, eventId } = made;
    enqueue({ id, guest, scannedAt, eventId, isUndone: true });
  }
  if (signed()) void sync();
  if (decided.verdict === 'again') decided.scan = waitingAdmission(guest);
  return { ...decided, guest, isWaiting: true };
}

/** Whoever was let in by this scan is not. */
export async function takeBack({ id, guest }: { id: string; guest?: number }): Promise<void> {
  dropRefusal(id);
  if (guest) mark(guest, false, null, null);
  enqueue({ id, guest, scannedAt: Date.now(), eventId: event, isInside: false, isUndone: true });
  tell({ inside: Math.max(0, state.inside - 1) });
  await sync();
}
