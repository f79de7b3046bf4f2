import { Dialog, Typography, Button } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { TicketOfEvent } from '../../../server/src/contract/event-tickets';
import { isMore, minor, noMoney } from '../../../server/src/domain/money';
import type { SidePanelComponent } from '../shared/content-manager';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';
import { onDemand } from '../shared/on-demand';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { MeanwhileNote } from './meanwhile-note';
import { setPendingTickets, usePendingTickets } from './pending-tickets';
import type { SaveTicket } from './ticket-dialog';
import { changesOf, formOf, type TicketForm, typedOf, typedOfPending } from './ticket-form';
import { TicketList } from './ticket-list';
import { problemsOfRefusal } from './ticket-problems';
import {
  useAddTicketMutation,
  useChangeTicketMutation,
  useGetEventTicketsQuery,
  useRemoveTicketMutation,
} from './tickets-api';
import { useTicketRights } from './use-ticket-rights';
import { moneyText } from '../shared/money';

const loadDialog = () => import('./ticket-dialog');
const TicketDialog = onDemand(loadDialog);

/** What the dialog is about: a ticket by its key, or a new one. */
type Open = { key?: string } | null;

type Facts = Pick<TicketOfEvent, 'priceMinor' | 'capacity' | 'sold'>;

function useDetail(): (facts: Facts) => string {
  const text = useText();
  const { data: site } = useGetSiteSettingsQuery();
  return ({ priceMinor, capacity, sold }) => {
    const amount = minor(priceMinor ?? noMoney);
    const price = isMore(amount, noMoney)
      ? moneyText(amount, site?.currency ?? '')
      : text('tickets.free');
    const places =
      capacity < 0 ? text('tickets.sold', { sold }) : text('tickets.soldOf', { sold, capacity });
    return `${price} · ${places}`;
  };
}

/** They are a part of the form: who leaves it is asked first, as with everything else that was typed. */
function useInForm(pending: TicketForm[]): void {
  const onChange = useForm('NewEventTickets', (form) => form.onChange);
  useEffect(() => {
    onChange('newTickets', pending.length > 0 ? pending : undefined);
  }, [pending, onChange]);
}

function NewEventTickets() {
  const pending = usePendingTickets();
  useInForm(pending);
  const [open, setOpen] = useState<Open>(null);
  const rights = useTicketRights();
  const detail = useDetail();
  // Those of an event that was given up are nobody's.
  useEffect(() => () => setPendingTickets([]), []);
  const at = Number(open?.key ?? pending.length);
  const save: SaveTicket = (typed) => {
    const form = formOf(typed);
    setPendingTickets(open?.key ? pending.with(at, form) : [...pending, form]);
    return Promise.resolve(null);
  };
  if (!rights.canCreate) return null;
  const facts = (form: TicketForm): Facts => ({
    priceMinor: minor(form.priceMinor.replace('.', '')),
    capacity: form.capacity,
    sold: 0,
  });
  return (
    <>
      <TicketList
        lines={pending.map((form, index) => ({
          key: String(index),
          title: form.title,
          detail: detail(facts(form)),
        }))}
        onAdd={() => setOpen({})}
        onEdit={(key) => setOpen({ key })}
        onRemove={(key) => setPendingTickets(pending.toSpliced(Number(key), 1))}
      />
      {open && (
        <TicketDialog
          ticket={open.key ? typedOfPending(pending[at]!) : undefined}
          save={save}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function RemoveQuestion(props: { title: string; onClose: () => void; onConfirm: () => void }) {
  const text = useText();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Dialog.Content>
        <Dialog.Header>{text('tickets.remove', { title: props.title })}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">{text('tickets.removeQuestion')}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              {text('back')}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth variant="danger-light" onClick={props.onConfirm}>
            {text('tickets.removeConfirm')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Saves what the dialog is about; answers what was refused at its inputs. */
function useSaveTicket(event: string, edited: TicketOfEvent | undefined): SaveTicket {
  const [add] = useAddTicketMutation();
  const [change] = useChangeTicketMutation();
  const tell = useNotifyOutcome();
  const text = useText();
  return async (typed) => {
    const result = edited
      ? await change({
          event,
          ticket: edited.documentId,
          data: changesOf(typedOf(edited), typed),
        })
      : await add({ event, data: formOf(typed) });
    const problems = problemsOfRefusal(result);
    if (problems) return problems;
    return tell(result, text('ticket.saved')) ? null : {};
  };
}

const lineOf = ({ documentId: key, title }: TicketOfEvent, detail: string) => ({
  key,
  title,
  detail,
});

function SavedEventTickets({ event, shown }: { event: string; shown?: EventDocument }) {
  const { data, isFetching } = useGetEventTicketsQuery(event);
  const [open, setOpen] = useState<Open>(null);
  const [removed, setRemoved] = useState<TicketOfEvent | null>(null);
  const [remove] = useRemoveTicketMutation();
  const tell = useNotifyOutcome();
  const text = useText();
  const held = useTicketRights();
  const detail = useDetail();
  const tickets = data?.tickets ?? [];
  const find = (key?: string) => tickets.find(({ documentId }) => documentId === key);
  const edited = find(open?.key);
  const save = useSaveTicket(event, edited);
  const confirmRemoval = async () => {
    const ticket = removed!.documentId;
    setRemoved(null);
    tell(await remove({ event, ticket }), text('tickets.removed'));
  };
  if (!data) return null;
  const { refusal } = data;
  const rights: Partial<typeof held> = refusal ? {} : held;
  return (
    <>
      {refusal && !data.isTrashed && <Typography variant="pi">{text('tickets.onSale')}</Typography>}
      {!isFetching && <MeanwhileNote shown={shown} now={data} />}
      <TicketList
        lines={tickets.map((one) => lineOf(one, detail(one)))}
        onAdd={rights.canCreate ? () => setOpen({}) : undefined}
        onEdit={rights.canUpdate ? (key) => setOpen({ key }) : undefined}
        onRemove={rights.canDelete ? (key) => setRemoved(find(key) ?? null) : undefined}
      />
      {open && (
        <TicketDialog
          ticket={edited && typedOf(edited)}
          save={save}
          onClose={() => setOpen(null)}
        />
      )}
      {removed && (
        <RemoveQuestion
          title={removed.title}
          onClose={() => setRemoved(null)}
          onConfirm={() => void confirmRemoval()}
        />
      )}
    </>
  );
}

/** The tickets of an event beside its form; those of a new one are made when it is saved. */
export const TicketsPanel: SidePanelComponent = ({ model, documentId, document }) => {
  const text = useText();
  const { canRead } = useTicketRights();
  // What is typed right after the button is not to meet a window that is still on its way.
  useEffect(() => {
    if (model === eventUid) void loadDialog();
  }, [model]);
  if (model !== eventUid || !canRead) return null;
  const content =
    documentId && documentId !== 'create' ? (
      <SavedEventTickets key={documentId} event={documentId} shown={document} />
    ) : (
      <NewEventTickets />
    );
  return { title: text('tickets.title'), content };
};
