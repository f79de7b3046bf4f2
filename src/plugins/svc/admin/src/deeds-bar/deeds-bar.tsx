import { Flex } from '@strapi/design-system';
import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../box-office/action-button';
import { markAsPaid } from '../box-office/actions';
import { DecideButton } from '../box-office/decide-button';
import { approval, rejection } from '../box-office/decisions';
import { nameOfOrder } from '../box-office/named';
import { PrintButton } from '../box-office/print-button';
import { RefundButton } from '../box-office/refund-button';
import { refundOfOrder } from '../box-office/refundable';
import { type OrderDocument, orderUid, type RefundDocument, refundUid } from '../shared/box-office';
import { useText } from '../shared/texts';

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex role="group" aria-label={label} gap={2} width="100%">
      {children}
    </Flex>
  );
}

/** What is most often wanted of an order as it is. */
function OrderBar({ order }: { order: OrderDocument }) {
  const text = useText();
  return (
    <Bar label={text('orderPanel.title')}>
      <ActionButton action={markAsPaid} document={order} isFirst />
      <PrintButton order={order} />
      <RefundButton subject={refundOfOrder(order)} named={nameOfOrder(order, text)} />
    </Bar>
  );
}

function RefundBar({ request }: { request: RefundDocument }) {
  const text = useText();
  if (request.requestStatus !== 'pending') return null;
  return (
    <Bar label={text('refund.title')}>
      <DecideButton request={request} decision={approval} />
      <DecideButton request={request} decision={rejection} />
    </Bar>
  );
}

function Shown({ slug }: { slug: string }) {
  const { id = '' } = useParams<{ id: string }>();
  const { document } = useDocument({
    documentId: id,
    model: slug,
    collectionType: 'collection-types',
  });
  if (!document) return null;
  return slug === orderUid ? (
    <OrderBar order={document as OrderDocument} />
  ) : (
    <RefundBar key={id} request={document as RefundDocument} />
  );
}

/** The buttons of what is only read, where what stands beside it is in a drawer. */
export default function DeedsBar({ slug }: { slug: string }) {
  return [orderUid, refundUid].includes(slug) ? <Shown slug={slug} /> : null;
}
