import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { beginsWords } from '../../../server/src/contract/begins-words';
import type { DoorEvent } from '../../../server/src/contract/door';
import { useDebounced } from '../list/use-debounced';
import { eventLabels, replaceChosen } from '../shared/event-labels';
import { useGetCounterEventsQuery } from './counter-api';
import { useText } from './texts';

interface Props {
  /** What is on and what comes next, shown before anything is typed. */
  next: DoorEvent[];
  chosen: DoorEvent;
  /** While it is not known whether a place of it was sold. */
  isDisabled: boolean;
  onChoose: (event: DoorEvent) => void;
}

function withThem(events: DoorEvent[], more: DoorEvent[]): DoorEvent[] {
  const ids = new Set(events.map(({ id }) => id));
  return [...events, ...more.filter(({ id }) => !ids.has(id))];
}

/** The next ones that have what was typed, at once, and then all others that the server finds. */
function useFound(next: DoorEvent[], labels: Map<number, string>, typed: string) {
  const search = useDebounced(typed.trim());
  const { currentData, isFetching } = useGetCounterEventsQuery({ search }, { skip: search === '' });
  const isCurrent = search === typed.trim() && search !== '';
  const found = next.filter((event) => beginsWords(labels.get(event.id)!, typed));
  return {
    found: withThem(found, (isCurrent && currentData?.events) || []),
    isLoading: typed.trim() !== '' && (!isCurrent || isFetching),
  };
}

/** What stands in the field: what is chosen, but while something else is typed. */
function useShown(label: string) {
  const [shown, setShown] = useState(label);
  useEffect(() => setShown(label), [label]);
  return [shown, setShown] as const;
}

/** Which event is sold: found by words of its title or its place, or by its day. */
export function EventChoice({ next, chosen, isDisabled, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<[id: number, label: string] | null>(null);
  const text = useText();
  const { found, isLoading } = useFound(next, eventLabels(next), typed);
  const choices = withThem(found, [chosen]);
  // What was picked is called as it was then, also when what was like it is no longer offered.
  const labels = new Map([...eventLabels(choices), ...(picked ? [picked] : [])]);
  const offered = typed === '' ? choices : found;
  const label = labels.get(chosen.id)!;
  const [shown, setShown] = useShown(label);
  const choose = (id?: string) => {
    const event = choices.find((choice) => String(choice.id) === id);
    if (!event) return;
    setPicked([event.id, labels.get(event.id)!]);
    onChoose(event);
  };
  const leave = () => {
    setTyped('');
    setShown(label);
  };
  return (
    <Combobox
      aria-label={text('counter.event')}
      value={String(chosen.id)}
      disabled={isDisabled}
      textValue={shown}
      onTextValueChange={(now) => setShown(now ?? '')}
      autocomplete="none"
      loading={isLoading && found.length === 0}
      onChange={choose}
      onInputChange={(event) => setTyped(event.currentTarget.value)}
      onOpenChange={(isOpen) => !isOpen && leave()}
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
      onKeyDown={(event) => replaceChosen(event, typed)}
      noOptionsMessage={() => text('counter.noSuchEvent')}
    >
      {offered.map(({ id }) => (
        <ComboboxOption key={id} value={String(id)} textValue={labels.get(id)}>
          {labels.get(id)}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}
