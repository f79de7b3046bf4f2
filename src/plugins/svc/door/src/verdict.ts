import type { DoorRefusal } from '../../server/src/contract/door';
import { el } from './dom';
import { type Outcome, takeBack } from './scans';
import { signal, type Tone } from './signals';
import { startText } from './start-text';
import { clockText, say, type Text } from './texts';

/* What came of a scan, on the whole screen: green goes by itself, the others wait for a hand or the next guest. */

const undoSeconds = 10;
const greenMs = 1500;

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

function reasonOf(outcome: Outcome): string {
  const { verdict, refusal, isWaiting, at, by } = outcome;
  if (verdict === 'again' || verdict === 'double') {
    if (!at) return '';
    const time = clockText(at);
    return by ? say('againAt', { time, by }) : say('againAtNobody', { time });
  }
  if (verdict !== 'refused' || !refusal) return '';
  if (refusal === 'unknown' && isWaiting) return say('unknownHere');
  if (refusal === 'other event') return otherEvent(outcome);
  return refusalText(refusal);
}

export function endUndo(): void {
  clearInterval(counting);
  bar().replaceChildren();
  bar().hidden = true;
}

/** Sends out whoever was let in by this scan, and says so. */
function sendOut(id: string, { guest, name = '' }: Outcome): void {
  endUndo();
  hideVerdict();
  void takeBack({ id, guest });
  signal('again');
  bar().hidden = false;
  bar().replaceChildren(el('p', {}, say('undone', { name })));
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
  bar().hidden = false;
  bar().replaceChildren(el('p', {}, `${outcome.name ?? ''} · ${outcome.ticket ?? ''}`), button);
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
