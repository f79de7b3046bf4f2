import { Flex } from '@strapi/design-system';
import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { isErased, walkInEmail } from '../../../server/src/contract/erased';
import { type OrderDocument, orderUid } from '../shared/box-office';
import { readableDay, readableTime } from '../shared/instant';
import { StatusBadge } from '../shared/status-badge';
import { paymentWords } from '../words/stored-words';
import { Bought } from './bought';
import { Guests } from './guests';
import { History } from './history';
import { Fact, FactList, Part } from './part';
import { useText } from './texts';

function useBuyer({ buyerName, buyerEmail = '' }: OrderDocument) {
  const text = useText();
  if (isErased(buyerEmail)) return { name: text('order.erased'), email: '' };
  return {
    name: buyerName,
    email: buyerEmail === walkInEmail ? text('order.noAddress') : buyerEmail,
  };
}

function Facts({ order }: { order: OrderDocument }) {
  const text = useText();
  const { createdAt, paymentMethod, paymentReference, details } = order;
  const handed = details?.history?.find(({ deed }) => deed === 'paid')?.means;
  const buyer = useBuyer(order);
  const facts: [string, string | null | undefined][] = [
    [text('order.buyer'), buyer.name],
    [text('order.email'), buyer.email],
    [text('order.placed'), createdAt && `${readableDay(createdAt)}, ${readableTime(createdAt)}`],
    [text('order.payment'), paymentWords(text, order, handed)],
    [text('order.reference'), paymentMethod === 'counter' ? '' : paymentReference],
  ];
  return (
    <FactList>
      {facts.map(([label, said]) => said && <Fact key={label} label={label} said={said} />)}
    </FactList>
  );
}

/** An order as people read it: who, what, for how much, who comes, and what has happened to it. */
export default function OrderScreen() {
  const text = useText();
  const { id = '' } = useParams<{ id: string }>();
  const { document } = useDocument({
    documentId: id,
    model: orderUid,
    collectionType: 'collection-types',
  });
  const order = document as OrderDocument | undefined;
  if (!order) return null;
  const { orderStatus, publicId } = order;
  const badge = orderStatus && <StatusBadge status={orderStatus} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={8}>
      <Part title={text('order.title', { number: String(publicId ?? '') })} beside={badge}>
        <Facts order={order} />
      </Part>
      <Bought order={order} />
      <Guests order={order} />
      <History order={order} />
    </Flex>
  );
}
