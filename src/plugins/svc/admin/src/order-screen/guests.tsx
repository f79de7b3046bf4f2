import { styled } from 'styled-components';
import type { OrderAttendee } from '../../../server/src/contract/box-office-details';
import { ActionButton } from '../box-office/action-button';
import { checkIn, confirmPlace, undoCheckIn } from '../box-office/actions';
import { DocumentLink } from '../box-office/panel-section';
import { nameOfAttendee } from '../box-office/named';
import { RefundButton } from '../box-office/refund-button';
import { refundOfAttendee } from '../box-office/refundable';
import { type AttendeeDocument, attendeeUid, type OrderDocument } from '../shared/box-office';
import { StatusBadge } from '../shared/status-badge';
import { Part } from './part';
import { Cell, PlainTable } from './table';
import { useText } from './texts';

/** A line may end behind three dots: what follows them belongs to them. */
const Whole = styled.span`
  white-space: nowrap;
`;

/** As wide as what they say, and beside each other where there is room. */
const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    width: auto;
  }
`;

function Guest({ guest, currency }: { guest: OrderAttendee; currency: string }) {
  const { documentId, fullName, ticket, codeEnd, state, paid } = guest;
  const details = { ticket, paid, currency };
  const attendee: AttendeeDocument = { documentId, fullName, state, codeEnd, details };
  return (
    <tr>
      <Cell>
        <DocumentLink uid={attendeeUid} documentId={documentId}>
          {fullName}
        </DocumentLink>
      </Cell>
      <Cell>{ticket}</Cell>
      <Cell>{codeEnd && <Whole>{`…${codeEnd}`}</Whole>}</Cell>
      <Cell>
        <StatusBadge status={state} />
      </Cell>
      <td>
        <Deeds>
          <ActionButton action={checkIn} document={attendee} />
          <ActionButton action={undoCheckIn} document={attendee} />
          <ActionButton action={confirmPlace} document={attendee} />
          <RefundButton subject={refundOfAttendee(attendee)} named={nameOfAttendee(attendee)} />
        </Deeds>
      </td>
    </tr>
  );
}

/** Who comes with the order, and what can be done for each; for those who may see attendees. */
export function Guests({ order }: { order: OrderDocument }) {
  const text = useText();
  const { attendees = [] } = order.details ?? {};
  if (attendees.length === 0) return null;
  const names = ['guest', 'ticket', 'code', 'state', 'deeds'] as const;
  return (
    <Part title={text('order.attendees')}>
      <PlainTable heads={names.map((name) => text(`order.${name}`))}>
        {attendees.map((guest) => (
          <Guest key={guest.documentId} guest={guest} currency={order.currency ?? ''} />
        ))}
      </PlainTable>
    </Part>
  );
}
