import { beginsWords } from '../../server/src/contract/begins-words';
import type { DoorEvent } from '../../server/src/contract/door';
import { el } from './dom';
import { startText } from './start-text';
import { say } from './texts';

/* Which event the door is opened for: today's, then the next ones; typing finds all others, too. */

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

const labelOf = ({ title, venue }: DoorEvent) => `${title} ${venue ?? ''}`;

/** So long nothing is typed before the service is asked. */
const pauseMs = 300;

/** Asks `ask` for what was typed last, and tells `use` what comes of that. */
function lookUp(
  ask: (search: string) => Promise<DoorEvent[]>,
  use: (found: DoorEvent[]) => void,
): (typed: string) => void {
  let timer: ReturnType<typeof setTimeout>;
  let last = '';
  return (typed) => {
    clearTimeout(timer);
    last = typed;
    if (typed === '') return;
    const find = async () => {
      // Without a network there are the events that are here.
      const found = await ask(typed).catch(() => []);
      if (typed === last) use(found);
    };
    timer = setTimeout(() => void find(), pauseMs);
  };
}

interface Choosing {
  /** Those of all events that have these words. */
  find: (search: string) => Promise<DoorEvent[]>;
  choose: (event: DoorEvent) => void;
}

export function eventChooser(events: DoorEvent[], { find, choose }: Choosing): HTMLElement[] {
  const found = el('div', { className: 'choice', live: 'polite' });
  const group = (heading: 'today' | 'otherDays', shown: DoorEvent[]) =>
    shown.length > 0 && [
      el('h2', {}, say(heading)),
      el('ul', { className: 'hits' }, ...shown.map((event) => buttonOf(event, choose))),
    ];
  const list = (meant: DoorEvent[], { isWhole = false, isSearching = false } = {}) => {
    const others = meant.filter(({ isToday }) => !isToday);
    const shown = isWhole || others.length <= most ? others : others.slice(0, most);
    const more = el('button', { type: 'button', className: 'plain' });
    more.textContent = say('allEvents', { count: others.length });
    more.onclick = () => list(meant, { isWhole: true });
    found.replaceChildren(
      ...[
        group(
          'today',
          meant.filter(({ isToday }) => isToday),
        ),
        group('otherDays', shown),
        shown.length < others.length && [more],
        meant.length === 0 && !isSearching && [el('p', { className: 'note' }, say('noSuchEvent'))],
      ]
        .filter((part) => part !== false)
        .flat(),
    );
  };
  list(events);
  if (events.length <= most) return [found];
  const field = el('input', { id: 'event', type: 'search', autocomplete: 'off' });
  const here = () => events.filter((event) => beginsWords(labelOf(event), field.value));
  const seek = lookUp(find, (found) => {
    const known = here();
    const isNew = ({ id }: DoorEvent) => !known.some((event) => event.id === id);
    list([...known, ...found.filter(isNew)]);
  });
  field.oninput = () => {
    const typed = field.value.trim();
    list(here(), { isSearching: typed !== '' });
    seek(typed);
  };
  return [el('label', { htmlFor: 'event' }, say('findEvent')), field, found];
}
