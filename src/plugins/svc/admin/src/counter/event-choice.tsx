import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useState } from 'react';
import { beginsWords } from '../../../server/src/contract/begins-words';
import type { DoorEvent } from '../../../server/src/contract/door';
import { readableDate } from '../shared/wall-clock';
import { useText } from './texts';

const labelOf = ({ title, start, venue }: DoorEvent) =>
  [start ? `${title}, ${readableDate(start)}` : title, venue].filter(Boolean).join(' · ');

interface Props {
  events: DoorEvent[];
  chosen: number;
  onChoose: (id: number) => void;
}

/** Which event is sold: found by words of its title, its day or its place. */
export function EventChoice({ events, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useText();
  const found = events.filter((event) => beginsWords(labelOf(event), typed));
  return (
    <Combobox
      aria-label={text('counter.event')}
      value={String(chosen)}
      autocomplete="none"
      onChange={(id?: string) => id && onChoose(Number(id))}
      onInputChange={(event) => setTyped(event.currentTarget.value)}
      onOpenChange={(isOpen) => !isOpen && setTyped('')}
      // What is typed takes the place of what is chosen.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
      noOptionsMessage={() => text('counter.noSuchEvent')}
    >
      {found.map((event) => (
        <ComboboxOption key={event.id} value={String(event.id)} textValue={labelOf(event)}>
          {labelOf(event)}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}
