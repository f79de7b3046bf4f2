import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useState } from 'react';
import { beginsWords } from '../../../server/src/contract/begins-words';
import type { DoorEvent } from '../../../server/src/contract/door';
import { useDebounced } from '../list/use-debounced';
import { readableDate } from '../shared/wall-clock';
import { useGetCounterEventsQuery } from './counter-api';
import { useText } from './texts';

const labelOf = ({ title, start, venue }: DoorEvent) =>
  [start ? `${title}, ${readableDate(start)}` : title, venue].filter(Boolean).join(' · ');

interface Props {
  /** What is on and what comes next, shown before anything is typed. */
  next: DoorEvent[];
  chosen: DoorEvent;
  onChoose: (event: DoorEvent) => void;
}

function withThem(events: DoorEvent[], more: DoorEvent[]): DoorEvent[] {
  const ids = new Set(events.map(({ id }) => id));
  return [...events, ...more.filter(({ id }) => !ids.has(id))];
}

/** The next ones that have what was typed, at once, and then all others that the server finds. */
function useFound(next: DoorEvent[], typed: string) {
  const search = useDebounced(typed.trim());
  const { currentData, isFetching } = useGetCounterEventsQuery({ search }, { skip: search === '' });
  const isCurrent = search === typed.trim() && search !== '';
  const found = next.filter((event) => beginsWords(labelOf(event), typed));
  return {
    found: withThem(found, (isCurrent && currentData?.events) || []),
    isLoading: typed.trim() !== '' && (!isCurrent || isFetching),
  };
}

/** Which event is sold: found by words of its title or its place, or by its day. */
export function EventChoice({ next, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useText();
  const { found, isLoading } = useFound(next, typed);
  // The field shows the title of what is chosen only while it is among what can be chosen.
  const choices = typed === '' ? withThem(found, [chosen]) : found;
  const choose = (id?: string) => {
    const event = choices.find((choice) => String(choice.id) === id);
    if (event) onChoose(event);
  };
  return (
    <Combobox
      aria-label={text('counter.event')}
      value={String(chosen.id)}
      autocomplete="none"
      loading={isLoading && found.length === 0}
      onChange={choose}
      onInputChange={(event) => setTyped(event.currentTarget.value)}
      onOpenChange={(isOpen) => !isOpen && setTyped('')}
      // What is typed takes the place of what is chosen.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
      noOptionsMessage={() => text('counter.noSuchEvent')}
    >
      {choices.map((event) => (
        <ComboboxOption key={event.id} value={String(event.id)} textValue={labelOf(event)}>
          {labelOf(event)}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}
