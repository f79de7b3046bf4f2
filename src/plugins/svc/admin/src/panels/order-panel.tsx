import { StatusBadge } from '../shared/status-badge';
import { useText } from '../shared/texts';
import { Flex } from '@strapi/design-system';
import type { OrderAttendee, OrderLine } from '../../../server/src/contract/box-office-details';
import { isMore, noMoney } from '../../../server/src/domain/money';
import { ActionButton } from '../box-office/action-button';
import { cancelOrder, eraseBuyer, resendConfirmation, markAsPaid } from '../box-office/actions';
import { CorrectEmailButton } from '../box-office/correct-email-button';
import { PrintButton } from '../box-office/print-button';
import { ExportBuyerButton } from '../box-office/export-buyer-button';
import { refundOfOrder } from '../box-office/refundable';
import { RefundButton } from '../box-office/refund-button';
import { PanelItem, PanelSection, DocumentLink } from '../box-office/panel-section';
import { attendeeUid, type OrderDocument, orderUid } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { moneyText } from '../shared/money';
import { readable } from '../shared/wall-clock';

function Line({ line, currency }: { line: OrderLine; currency: string }) {
  const text = useText();
  const { quantity, ticket, event, when, unitPrice } = line;
  const money = moneyText(unitPrice, currency);
  const price = isMore(unitPrice, noMoney)
    ? text('orderPanel.each', { money })
    : text('tickets.free');
  const about = [event, ...(when ? [readable(when.start, when.isAllDay)] : []), price];
  return <PanelItem detail={about.join(' · ')}>{`${quantity} × ${ticket}`}</PanelItem>;
}

function Attendee({
  attendee: { documentId, fullName, ticket, codeEnd, state },
}: {
  attendee: OrderAttendee;
}) {
  const text = useText();
  return (
    <PanelItem detail={`${ticket}${codeEnd && ` …${codeEnd}`} · ${text(`status.${state}`)}`}>
      <DocumentLink uid={attendeeUid} documentId={documentId}>
        {fullName}
      </DocumentLink>
    </PanelItem>
  );
}

function OrderContents({ order }: { order: OrderDocument }) {
  const text = useText();
  const { orderStatus, details, currency } = order;
  const { lines = [], attendees = [] } = details ?? {};
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {orderStatus && <StatusBadge status={orderStatus} />}
      <Flex direction="column" alignItems="stretch" gap={2}>
        <ActionButton action={markAsPaid} document={order} isFirst />
        <ActionButton action={resendConfirmation} document={order} />
        <CorrectEmailButton order={order} />
        <PrintButton order={order} />
        <RefundButton subject={refundOfOrder(order)} />
        <ActionButton action={cancelOrder} document={order} />
        <ExportBuyerButton order={order} />
        <ActionButton action={eraseBuyer} document={order} />
      </Flex>
      <PanelSection title={text('orderPanel.bought')}>
        {lines.map((line, index) => (
          <Line key={index} line={line} currency={currency ?? ''} />
        ))}
      </PanelSection>
      {attendees.length > 0 && (
        <PanelSection title={text('orderPanel.attendees')}>
          {attendees.map((attendee) => (
            <Attendee key={attendee.documentId} attendee={attendee} />
          ))}
        </PanelSection>
      )}
    </Flex>
  );
}

/** What an order is about, and what the box office does with it. */
export const OrderPanel: SidePanelComponent = (context) => {
  const text = useText();
  const order = documentOf<OrderDocument>(context, orderUid);
  return order
    ? { title: text('orderPanel.title'), content: <OrderContents order={order} /> }
    : null;
};
