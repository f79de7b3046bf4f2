import {
  Button,
  Combobox,
  ComboboxOption,
  Field,
  Flex,
  Modal,
  Typography,
} from '@strapi/design-system';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShownUses } from '../../../server/src/contract/event-list';
import { useDebounced } from '../list/use-debounced';
import { listAddressOf } from '../shared/box-office';
import { useGetUsesQuery, useReplaceMutation, useSearchThingsQuery } from '../shared/event-api';
import { NamedThings } from '../shared/named-things';
import { saidByServer } from '../shared/server-sentences';
import type { Thing } from '../shared/svc-api';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { useText } from './replace-texts';
import { WriteToGuests } from './write-to-guests';

interface PickerProps extends Thing {
  chosen: string;
  onChoose: (documentId: string) => void;
}

/** Those of the same type whose title has what is typed. */
function Picker({ uid, documentId, chosen, onChoose }: PickerProps) {
  const [typed, setTyped] = useState('');
  const text = useText();
  const { data, isFetching } = useSearchThingsQuery({ uid, search: useDebounced(typed.trim()) });
  const others = (data?.results ?? []).filter((one) => one.documentId !== documentId);
  return (
    <Field.Root name="by" required>
      <Field.Label>{text('replace.by')}</Field.Label>
      <Combobox
        placeholder={text('replace.type')}
        value={chosen}
        // The server finds them.
        autocomplete="none"
        loading={isFetching}
        onChange={(one?: string) => onChoose(one ?? '')}
        clearLabel={text('replace.clear')}
        onClear={() => onChoose('')}
        onInputChange={(event) => setTyped(event.currentTarget.value)}
        noOptionsMessage={() => text('replace.none')}
      >
        {others.map(({ documentId: one, title }) => (
          <ComboboxOption key={one} value={one} textValue={title}>
            {title}
          </ComboboxOption>
        ))}
      </Combobox>
    </Field.Root>
  );
}

/** What uses it, and whom it touches; they can be written to. */
function Uses({ uses }: { uses: ShownUses }) {
  const text = useText();
  const { events, description, withGuests, guests, named, documentIds } = uses;
  if (events === 0) return <Typography>{text('replace.unused')}</Typography>;
  return (
    <>
      <Typography>{`${saidByServer(description)}.`}</Typography>
      {withGuests > 0 && (
        <>
          <Typography>{text('replace.guests', { events: withGuests, guests })}</Typography>
          <NamedThings things={named} count={withGuests} untitled={text('events.untitled')} />
          {documentIds.length > 0 && <WriteToGuests events={documentIds} />}
        </>
      )}
    </>
  );
}

/** What uses it, and what takes its place. */
export default function ReplaceForm({ uid, documentId, onClose }: Thing & { onClose: () => void }) {
  const { data: uses } = useGetUsesQuery({ uid, documentId });
  const [chosen, setChosen] = useState('');
  const text = useText();
  const [replace, { isLoading }] = useReplaceMutation();
  const tell = useNotifyOutcome();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const confirm = async () => {
    const result = await replace({ uid, documentId, by: chosen });
    if (!tell(result, text('replace.done'))) return;
    onClose();
    // Its own screen shows what is gone.
    if (pathname.endsWith(documentId)) navigate(listAddressOf(uid), { replace: true });
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          {uses && <Uses uses={uses} />}
          <Picker uid={uid} documentId={documentId} chosen={chosen} onChoose={setChosen} />
          <Typography>{text('replace.explain')}</Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {text('back')}
        </Button>
        <Button
          variant="danger"
          loading={isLoading}
          disabled={chosen === ''}
          onClick={() => void confirm()}
        >
          {text('replace.confirm')}
        </Button>
      </Modal.Footer>
    </>
  );
}
