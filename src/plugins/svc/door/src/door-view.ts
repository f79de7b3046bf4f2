import type { AttendeeStatus } from '../../server/src/contract/attendee-status';
import { bareCode, isCode, type DoorEvent } from '../../server/src/contract/door';
import { watch } from './camera';
import { el, show } from './dom';
import { type Hit, orderNumber, recall, search } from './guests';
import { noteViews } from './note-views';
import { currentNotes } from './notes';
import { close, type DoorState, open, scan } from './scans';
import type { Failure } from './session';
import { startText } from './start-text';
import { wakeSound } from './signals';
import { say, type Text } from './texts';
import { clearBar, hideVerdict, lastUndo, showVerdict } from './verdict';

/* The open door of an event: camera, field, counter. */

/** A code that stays before the camera is one guest. */
const sameCodeMs = 4000;
/** After an Undo one that comes back sooner is read, too: whoever was sent out may come in after all. */
const undoneCodeMs = 1500;

let isBusy = false;

interface Sought {
  code?: string;
  guest?: number;
}

async function decide(sought: Sought): Promise<void> {
  isBusy = true;
  hideVerdict();
  try {
    showVerdict(await scan(sought));
  } finally {
    isBusy = false;
  }
}

/** Whether it is taken: the guest before may still wait for their answer. */
function admit(sought: Sought): boolean {
  if (isBusy) return false;
  void decide(sought);
  return true;
}

function seen(): (text: string) => void {
  let [last, at, takenAt] = ['', 0, 0];
  return (text) => {
    const now = Date.now();
    const awayMs = lastUndo() > takenAt ? undoneCodeMs : sameCodeMs;
    if (text !== last || now - at >= awayMs) {
      if (!admit({ code: text.slice(0, 255) })) return;
      takenAt = now;
    }
    [last, at] = [text, now];
  };
}

const statusTexts: Partial<Record<AttendeeStatus, Text>> = {
  checked_in: 'again',
  pending: 'notPaid',
  cancelled: 'isCancelled',
  refunded: 'isRefunded',
};

/** Who cannot come in is found, too: choosing them says why. */
function hitButton({ guest, name, ticket, status, order }: Hit, onDone: () => void) {
  const what = statusTexts[status];
  const parts = [ticket, order && say('order', { order }), what && say(what)];
  const canComeIn = status === 'confirmed' || status === 'checked_in';
  const button = el(
    'button',
    { type: 'button', className: canComeIn ? '' : 'off' },
    el('strong', {}, name),
    el('span', {}, parts.filter(Boolean).join(' · ')),
  );
  button.onclick = () => {
    if (admit({ guest })) onDone();
  };
  return el('li', {}, button);
}

/** The guests who are found by what is in the field. */
function foundGuests(field: HTMLInputElement) {
  const hits = el('ul', { className: 'hits', live: 'polite' });
  let shown = '';
  const clear = () => {
    field.value = '';
    hits.replaceChildren();
  };
  const list = () => {
    const found = search(field.value);
    shown = JSON.stringify(found);
    hits.replaceChildren(...found.map((hit) => hitButton(hit, clear)));
    return found;
  };
  // Whoever is among them may have been let in, or sent out again, meanwhile.
  const renew = () => {
    const now = JSON.stringify(search(field.value));
    if (hits.querySelector('button') && now !== shown) list();
  };
  return { hits, clear, list, renew };
}

function finder() {
  const field = el('input', {
    id: 'field',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
  });
  const { hits, clear, list, renew } = foundGuests(field);
  field.oninput = () => {
    // What is entered is the next guest: nothing shown may be taken for theirs.
    hideVerdict();
    list();
  };
  const form = el(
    'form',
    { className: 'finder' },
    el('label', { htmlFor: 'field' }, say('field')),
    el('div', {}, field, el('button', { className: 'primary' }, say('enter'))),
  );
  form.onsubmit = (submitted) => {
    submitted.preventDefault();
    wakeSound();
    const text = field.value.trim();
    if (text === '') return;
    hideVerdict();
    // Names come first: some have as many letters as a code, and a name lets nobody in before it is chosen.
    if (list().length > 0) return;
    const none = (said: string) => hits.replaceChildren(el('li', { className: 'none' }, said));
    const order = orderNumber(text);
    if (order !== null && !/^\d/.test(text)) return none(say('noOrder', { order }));
    const code = bareCode(text);
    // Whatever has a digit in it is meant as a code, be it a wrong one.
    if (isCode(code) || /\d/.test(text)) {
      if (admit({ code })) clear();
    } else {
      none(say('noHits'));
    }
  };
  return { box: el('section', {}, form, hits), renew };
}

const cameraFaults = ['NotAllowedError', 'NotFoundError', 'NotReadableError'] as const;

/** Why there is no camera: a browser says it in whatever language it likes. */
function faultText({ name }: Error): string {
  return say(cameraFaults.find((one) => one === name) ?? 'cameraFails');
}

function camera() {
  const video = el('video', { muted: true, playsInline: true, label: say('camera') });
  const note = el('p', { className: 'note', hidden: true });
  const box = el('section', { className: 'camera' }, video, note);
  const fail = (reason: string) => {
    video.hidden = true;
    note.hidden = false;
    note.textContent = say('noCamera', { reason });
  };
  let stop = () => undefined as void;
  let isClosed = false;
  if (!('mediaDevices' in navigator)) fail(say('cameraNeedsHttps'));
  else {
    watch(video, seen()).then(
      (end) => (isClosed ? end() : (stop = end)),
      (error: Error) => fail(faultText(error)),
    );
  }
  return {
    box,
    end: () => {
      isClosed = true;
      stop();
    },
  };
}

const failureTexts: Record<Failure, Text> = {
  offline: 'offline',
  failed: 'offline',
  'signed out': 'signInAgain',
  forbidden: 'noTick',
  gone: 'eventGone',
};

function statusText({ failure, isKnown, waiting }: DoorState): string {
  const text = say(failure ? failureTexts[failure] : isKnown ? 'online' : 'loading');
  return waiting > 0 ? `${text} · ${say('waiting', { count: waiting })}` : text;
}

/** Keeps the screen on, where browsers let a page do so. */
function stayAwake(): void {
  if (document.hidden) return;
  void navigator.wakeLock?.request('screen').catch(() => undefined);
}

interface Doors {
  onLeave: () => void;
  onSignIn: () => void;
}

function head(event: DoorEvent, parts: HTMLElement[]): HTMLElement {
  const when = [startText(event), event.venue].filter(Boolean).join(' · ');
  return el(
    'header',
    {},
    el('h1', {}, event.title),
    el('p', { className: 'when' }, when),
    ...parts,
  );
}

/** The browser's Back leads from the door to what was before it on this page. */
function onBack(leave: () => void): void {
  if (history.state !== 'door') history.pushState('door', '');
  window.onpopstate = leave;
}

/** Opens the door of an event. */
export async function showDoor(event: DoorEvent, { onLeave, onSignIn }: Doors): Promise<void> {
  await recall(event.id);
  const count = el('p', { className: 'count', live: 'polite' });
  const status = el('p', { className: 'status', live: 'polite' });
  const notes = el('section', { className: 'notes' });
  const again = el('button', { type: 'button', className: 'primary', hidden: true }, say('signIn'));
  const seeing = camera();
  const end = () => {
    seeing.end();
    hideVerdict();
    clearBar();
    close();
    window.onpopstate = null;
  };
  const finding = finder();
  const standing = el('p', { className: 'standing', live: 'polite' });
  again.onclick = () => {
    end();
    onSignIn();
  };
  const other = el('button', { type: 'button', className: 'plain' }, say('otherEvent'));
  other.onclick = () => history.back();
  const draw = (state: DoorState) => {
    const { inside, total, failure } = state;
    count.textContent = say('inside', { inside, total });
    count.setAttribute('aria-label', say('insideLabel', { inside, total }));
    status.textContent = statusText(state);
    status.classList.toggle('off', failure !== null);
    standing.textContent = state.standing === 'on' ? '' : say(state.standing);
    again.hidden = failure !== 'signed out';
    const redraw = () => draw({ ...state, notes: currentNotes() });
    notes.replaceChildren(...noteViews(state, redraw));
    finding.renew();
  };
  show(head(event, [other, count, status, again]), standing, notes, seeing.box, finding.box);
  document.onclick = wakeSound;
  document.onvisibilitychange = stayAwake;
  stayAwake();
  onBack(() => {
    end();
    onLeave();
  });
  open(event.id, event, draw);
}
