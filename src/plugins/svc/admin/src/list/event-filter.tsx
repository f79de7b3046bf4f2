import { eventLabels, replaceChosen } from '../shared/event-labels';
import { useText } from '../shared/texts';
import { Box, Combobox, ComboboxOption } from '@strapi/design-system';
import { useQueryParams, withEncodedUserParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { EventChoice } from '../../../server/src/contract/box-office-details';
import { attendeeUid, orderUid, refundUid } from '../shared/box-office';
import { useGetEventChoicesQuery } from '../shared/svc-api';
import { useDebounced } from './use-debounced';

const uids: (string | undefined)[] = [orderUid, attendeeUid, refundUid];

interface ListQuery {
  page?: string | number;
  /** The public id of an event; the server narrows the list to it. */
  event?: string;
  filters?: unknown;
  _q?: unknown;
}

/** Events that have what was typed, and the chosen one, which shows its title only while it is among them. */
function useChoices(typed: string, chosen: string): { choices: EventChoice[]; isLoading: boolean } {
  const search = useDebounced(typed.trim());
  const { data: found, isFetching } = useGetEventChoicesQuery({ search });
  const { data: kept } = useGetEventChoicesQuery({ id: chosen }, { skip: chosen === '' });
  const choices = found?.events ?? [];
  const [own] = chosen === '' ? [] : (kept?.events ?? []);
  const isAmong = choices.some(({ id }) => id === own?.id);
  return { choices: own && !isAmong ? [own, ...choices] : choices, isLoading: isFetching };
}

function EventCombobox() {
  const text = useText();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const [typed, setTyped] = useState('');
  const chosen = query.event ?? '';
  const { choices, isLoading } = useChoices(typed, chosen);
  const labels = eventLabels(choices, text('events.untitled'));
  const show = (event: string | undefined) =>
    setQuery(withEncodedUserParams(query, { page: 1, event }));
  return (
    <Box width="28rem">
      <Combobox
        aria-label={text('eventFilter.label')}
        size="S"
        placeholder={text('events.all')}
        value={chosen}
        // The server finds them.
        autocomplete="none"
        loading={isLoading}
        onChange={(event?: string) => event && event !== chosen && show(event)}
        clearLabel={text('events.all')}
        onClear={() => show(undefined)}
        onInputChange={(event) => setTyped(event.currentTarget.value)}
        onOpenChange={(isOpen) => !isOpen && setTyped('')}
        onKeyDown={(event) => replaceChosen(event, typed)}
        // Shown below the options too, until the next letter: it has to be right there as well.
        noOptionsMessage={() => text('eventFilter.none')}
      >
        {[...labels].map(([id, label]) => (
          <ComboboxOption key={id} value={String(id)} textValue={label}>
            {label}
          </ComboboxOption>
        ))}
      </Combobox>
    </Box>
  );
}

/** Narrows the lists of the box office to one event. */
export function EventFilter() {
  const { slug } = useParams<{ slug: string }>();
  return uids.includes(slug) ? <EventCombobox /> : null;
}
