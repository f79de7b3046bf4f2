import type { DoorDouble } from '../../server/src/contract/door';
import { el } from './dom';
import { doorId, type LateRefusal } from './kept';
import { dropRefusal, dropSetAside, isUnderstood, understand } from './notes';
import type { DoorState } from './scans';
import { clockText, say } from './texts';
import { refusalText } from './verdict';

/* What is told beside the door, until whoever is there says that they know. */

function note(text: string, onKnown: () => void): HTMLElement {
  const known = el('button', { type: 'button', onclick: onKnown }, say('known'));
  return el('div', {}, el('p', {}, text), known);
}

/** Two doors that let in the same ticket are told so, and again of each other scan that does. */
function doubleNotes(doubles: DoorDouble[], redraw: () => void): HTMLElement[] {
  const mine = doubles.filter(
    ({ admissions }) =>
      admissions.some(({ door }) => door === doorId()) &&
      !admissions.every(({ scan: id }) => isUnderstood(id)),
  );
  return mine.map(({ name, admissions }) => {
    const times = admissions.map(({ at, by, door }) => {
      const where = door === doorId() ? say('thisDoor') : `#${door.slice(0, 4)}`;
      return say('doubleTime', { time: clockText(at), by, door: where });
    });
    return note(say('doubles', { name, times: times.join('; ') }), () => {
      understand(admissions.map(({ scan: id }) => id));
      redraw();
    });
  });
}

function refusedText({ name, ticket, refusal, at }: LateRefusal): string {
  const guest = [name, ticket && `(${ticket})`].filter(Boolean).join(' ');
  return say('refusedLater', { guest, time: clockText(at), reason: refusalText(refusal) });
}

/** @param redraw what shows the notes that are left */
export function noteViews({ doubles, notes }: DoorState, redraw: () => void): HTMLElement[] {
  const refused = notes.refused.map((one) =>
    note(refusedText(one), () => {
      dropRefusal(one.scan);
      redraw();
    }),
  );
  const setAside = () => {
    dropSetAside();
    redraw();
  };
  return [
    ...refused,
    ...doubleNotes(doubles, redraw),
    ...(notes.setAside > 0 ? [note(say('setAside', { count: notes.setAside }), setAside)] : []),
  ];
}
