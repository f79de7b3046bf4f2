import { beginsWords } from '../../server/src/contract/begins-words';
import type { DoorEvent } from '../../server/src/contract/door';
import { el } from './dom';
import { startText } from './start-text';
import { say } from './texts';

/* Which event the door is opened for: today's, then the others, found by a word where they are many. */

/** So many are seen without a search. */
const most = 8;

function buttonOf(event: DoorEvent, choose: (event: DoorEvent) => void): HTMLElement {
  const { title, venue, inside, total } = event;
  const button = el(
    'button',
    { type: 'button' },
    el('strong', {}, title),
    el('span', {}, [startText(event), venue].filter(Boolean).join(' · ')),
    el('span', {}, say('inside', { inside, total })),
  );
  button.onclick = () => choose(event);
  return el('li', {}, button);
}

export function eventChooser(
  events: DoorEvent[],
  choose: (event: DoorEvent) => void,
): HTMLElement[] {
  const found = el('div', { className: 'choice', live: 'polite' });
  const group = (heading: 'today' | 'otherDays', shown: DoorEvent[]) =>
    shown.length > 0 && [
      el('h2', {}, say(heading)),
      el('ul', { className: 'hits' }, ...shown.map((event) => buttonOf(event, choose))),
    ];
  const list = (typed: string, isWhole: boolean) => {
    const meant = events.filter(({ title, venue }) =>
      beginsWords(`${title} ${venue ?? ''}`, typed),
    );
    const others = meant.filter(({ isToday }) => !isToday);
    const shown = isWhole || others.length <= most ? others : others.slice(0, most);
    const more = el('button', { type: 'button', className: 'plain' });
    more.textContent = say('allEvents', { count: others.length });
    more.onclick = () => list(typed, true);
    found.replaceChildren(
      ...[
        group(
          'today',
          meant.filter(({ isToday }) => isToday),
        ),
        group('otherDays', shown),
        shown.length < others.length && [more],
        meant.length === 0 && [el('p', { className: 'note' }, say('noSuchEvent'))],
      ]
        .filter((part) => part !== false)
        .flat(),
    );
  };
  list('', false);
  if (events.length <= most) return [found];
  const field = el('input', { id: 'event', type: 'search', autocomplete: 'off' });
  field.oninput = () => list(field.value, false);
  return [el('label', { htmlFor: 'event' }, say('findEvent')), field, found];
}
