import type { DoorAnswer, DoorRefusal } from '../../server/src/contract/door';
import { onStillInside } from './answers';
import { el } from './dom';
import { type Outcome, takeBack } from './scans';
import { signal, type Tone } from './signals';
import { startText } from './start-text';
import { clockText, say, type Text } from './texts';

/* What came of a scan, on the whole screen: green goes by itself, the others wait for a hand or the next guest. */

const undoSeconds = 10;
const greenMs = 1500;
/** It is not what was expected, and takes longer to be read. */
const stillMs = 8000;
const longestName = 40;

const tones: Record<Outcome['verdict'], Tone> = {
  admitted: 'good',
  again: 'again',
  double: 'again',
  undone: 'again',
  refused: 'bad',
};

const screen = () => document.getElementById('verdict')!;
const bar = () => document.getElementById('undo')!;
let goes: ReturnType<typeof setTimeout> | undefined;
let counting: ReturnType<typeof setInterval> | undefined;
/** Who is inside all the same, above whatever the bar has for the next guest. */
let still: HTMLElement[] = [];
let undoneAt = 0;

/** When somebody was last sent out here, in milliseconds. */
export const lastUndo = () => undoneAt;

/** Nothing is shown of the guest before. */
export function hideVerdict(): void {
  clearTimeout(goes);
  screen().hidden = true;
  screen().replaceChildren();
}

function headingOf({ verdict, name }: Outcome): [string, string] {
  if (verdict === 'admitted') return [name ?? '', say('admitted')];
  if (verdict === 'refused') return [say('refused'), name ?? ''];
  return [say('again'), name ?? ''];
}

/** An evening of a series has the title of the others. */
function otherEvent({ event, start = '', isAllDay = false }: Outcome): string {
  const named = [event, startText({ start, isAllDay })].filter(Boolean).join(', ');
  return named ? say('otherEventTitle', { event: named }) : say('other event');
}

const refusals: Record<DoorRefusal, Text> = {
  unknown: 'unknown',
  'other event': 'other event',
  'handed on': 'handed on',
  pending: 'pending',
  cancelled: 'cancelled',
  refunded: 'refundedPlace',
};

/** Why somebody is not let in, as far as one word says it. */
export const refusalText = (refusal: DoorRefusal) => say(refusals[refusal]);

/** Since when somebody is inside, and by whom. */
function sinceText({ at, by }: Pick<DoorAnswer, 'at' | 'by'>): string {
  if (!at) return '';
  const time = clockText(at);
  return by ? say('againAt', { time, by }) : say('againAtNobody', { time });
}

function reasonOf(outcome: Outcome): string {
  const { verdict, refusal, isWaiting, at, by } = outcome;
  if (verdict === 'again' || verdict === 'double') return sinceText({ at, by });
  if (verdict !== 'refused' || !refusal) return '';
  if (refusal === 'unknown' && isWaiting) return say('unknownHere');
  if (refusal === 'other event') return otherEvent(outcome);
  return refusalText(refusal);
}

function fillBar(...parts: Element[]): void {
  bar().replaceChildren(...still, ...parts);
  bar().hidden = bar().childElementCount === 0;
}

function endUndo(): void {
  clearInterval(counting);
  fillBar();
}

/** Nothing is said of this door any more. */
export function clearBar(): void {
  still = [];
  endUndo();
}

/** Undo of the guest after them stays where it is. */
function sayStillInside({ name = '', at, by }: DoorAnswer): void {
  const since = sinceText({ at, by });
  // What matters comes after the name.
  const shown = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  const text = say('stillInside', { name: shown, when: since && ` (${since})` });
  const said = el('p', { className: 'still' }, text);
  said.dataset.name = name;
  still = [...still, said];
  const offer = bar().querySelector(':scope > div');
  if (offer) offer.before(said);
  else endUndo();
  setTimeout(() => {
    still = still.filter((one) => one !== said);
    said.remove();
    bar().hidden = bar().childElementCount === 0;
  }, stillMs);
}

onStillInside(sayStillInside);

/** Sends out whoever was let in by this scan, and says so. */
function sendOut(id: string, { guest, name = '' }: Outcome): void {
  still = still.filter(({ dataset }) => dataset.name !== name);
  endUndo();
  hideVerdict();
  undoneAt = Date.now();
  void takeBack({ id, guest });
  signal('again');
  fillBar(el('p', {}, say('undone', { name })));
  counting = setInterval(endUndo, 4000);
}

/** For ten seconds whoever was let in can be sent out again, whatever is entered meanwhile. */
function offerUndo(outcome: Outcome): void {
  endUndo();
  let left = undoSeconds;
  const button = el('button', { type: 'button', className: 'undo' });
  const count = () => (button.textContent = say('undo', { seconds: left }));
  count();
  button.onclick = () => sendOut(outcome.id, outcome);
  const whose = el('p', {}, `${outcome.name ?? ''} · ${outcome.ticket ?? ''}`);
  fillBar(el('div', {}, whose, button));
  counting = setInterval(() => {
    left -= 1;
    if (left <= 0) endUndo();
    else count();
  }, 1000);
}

/** Who is in by mistake can be sent out when that is found, too. */
function undoLater(outcome: Outcome): HTMLElement | null {
  const { scan } = outcome;
  if (!scan) return null;
  const onclick = () => sendOut(scan, outcome);
  return el('button', { type: 'button', className: 'undo', onclick }, say('undoLater'));
}

/** Shows what came of it. */
export function showVerdict(outcome: Outcome): void {
  hideVerdict();
  const tone = tones[outcome.verdict];
  const [heading, below] = headingOf(outcome);
  const reason = reasonOf(outcome);
  screen().className = `verdict ${tone}`;
  screen().dataset.verdict = outcome.verdict;
  const lines = [
    el('p', { className: 'sign', ariaHidden: 'true' }, { good: '✓', again: '!', bad: '✕' }[tone]),
    el('h2', {}, heading),
    below && el('p', { className: 'below' }, below),
    outcome.ticket ? el('p', {}, outcome.ticket) : null,
    reason && el('p', { className: 'reason' }, reason),
    outcome.isWaiting && outcome.verdict === 'admitted' && el('p', {}, say('notDone')),
    el('button', { type: 'button', onclick: hideVerdict }, say('close')),
    undoLater(outcome),
  ];
  screen().replaceChildren(...lines.filter((line) => line instanceof Node));
  screen().hidden = false;
  signal(tone);
  if (outcome.verdict !== 'admitted') return;
  offerUndo(outcome);
  goes = setTimeout(hideVerdict, greenMs);
}
