import { StatusBadge } from '../shared/status-badge';
import { useText } from '../shared/texts';
import { Flex } from '@strapi/design-system';
import { ActionButton } from '../box-office/action-button';
import { cancelOrder, eraseBuyer, resendConfirmation, markAsPaid } from '../box-office/actions';
import { CorrectEmailButton } from '../box-office/correct-email-button';
import { nameOfOrder } from '../box-office/named';
import { PrintButton } from '../box-office/print-button';
import { ExportBuyerButton } from '../box-office/export-buyer-button';
import { refundOfOrder } from '../box-office/refundable';
import { RefundButton } from '../box-office/refund-button';
import { type OrderDocument, orderUid } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';

function OrderDeeds({ order }: { order: OrderDocument }) {
  const text = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {order.orderStatus && <StatusBadge status={order.orderStatus} />}
      <ActionButton action={markAsPaid} document={order} isFirst />
      <ActionButton action={resendConfirmation} document={order} />
      <CorrectEmailButton order={order} />
      <PrintButton order={order} />
      <RefundButton subject={refundOfOrder(order)} named={nameOfOrder(order, text)} />
      <ActionButton action={cancelOrder} document={order} />
      <ExportBuyerButton order={order} />
      <ActionButton action={eraseBuyer} document={order} />
    </Flex>
  );
}

/** What the box office does with an order. */
export const OrderPanel: SidePanelComponent = (context) => {
  const text = useText();
  const order = documentOf<OrderDocument>(context, orderUid);
  return order ? { title: text('orderPanel.title'), content: <OrderDeeds order={order} /> } : null;
};
