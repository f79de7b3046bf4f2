import { Typography } from '@strapi/design-system';
import type { OrderLine } from '../../../server/src/contract/box-office-details';
import { isMore, minor, minus, noMoney, sumOf, times } from '../../../server/src/domain/money';
import { DocumentLink } from '../box-office/panel-section';
import type { OrderDocument } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { moneyText } from '../shared/money';
import { useMayRead } from '../shared/use-allowed';
import { readable } from '../shared/wall-clock';
import { Part } from './part';
import { Cell, PlainTable } from './table';
import { useText } from './texts';

function EventOf({ line: { event, eventDocumentId, when } }: { line: OrderLine }) {
  const canRead = useMayRead(eventUid);
  return (
    <>
      {canRead && eventDocumentId ? (
        <DocumentLink uid={eventUid} documentId={eventDocumentId}>
          {event}
        </DocumentLink>
      ) : (
        event
      )}
      {when && (
        <Typography tag="div" variant="pi" textColor="neutral600">
          {readable(when.start, when.isAllDay)}
        </Typography>
      )}
    </>
  );
}

function Line({ line, currency }: { line: OrderLine; currency: string }) {
  const { quantity, ticket, unitPrice } = line;
  return (
    <tr>
      <Cell>{`${quantity} × ${ticket}`}</Cell>
      <Cell>
        <EventOf line={line} />
      </Cell>
      <Cell isNumber>{moneyText(unitPrice, currency)}</Cell>
      <Cell isNumber>{moneyText(times(unitPrice, quantity), currency)}</Cell>
    </tr>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <tr>
      <td colSpan={3} className="number">
        <Typography textColor="neutral600">{label}</Typography>
      </td>
      <Cell isNumber>{children}</Cell>
    </tr>
  );
}

/** What was paid, and what of it has gone back; nothing for who may not see sums. */
function Sums({ order }: { order: OrderDocument }) {
  const text = useText();
  const { totalMinor, refundedMinor, discountMinor, voucherCode, currency } = order;
  if (totalMinor === undefined) return null;
  const [total, refunded] = [minor(totalMinor), minor(refundedMinor ?? noMoney)];
  const discount = minor(discountMinor ?? noMoney);
  return (
    <>
      {isMore(discount, noMoney) && (
        <>
          <Sum label={text('order.subtotal')}>{moneyText(sumOf([total, discount]), currency)}</Sum>
          <Sum label={text('order.voucher', { code: voucherCode ?? '' })}>
            {`−${moneyText(discount, currency)}`}
          </Sum>
        </>
      )}
      <Sum label={text('order.total')}>{moneyText(total, currency)}</Sum>
      {isMore(refunded, noMoney) && (
        <>
          <Sum label={text('order.refunded')}>{`−${moneyText(refunded, currency)}`}</Sum>
          <Sum label={text('order.left')}>{moneyText(minus(total, refunded), currency)}</Sum>
        </>
      )}
    </>
  );
}

/** The lines of an order, as on the day of the purchase, and what they come to. */
export function Bought({ order }: { order: OrderDocument }) {
  const text = useText();
  const heads = (['ticket', 'event', 'price', 'sum'] as const).map((name) => text(`order.${name}`));
  return (
    <Part title={text('order.bought')}>
      <PlainTable heads={heads} amounts={2} foot={<Sums order={order} />}>
        {order.details?.lines.map((line, index) => (
          <Line key={index} line={line} currency={order.currency ?? ''} />
        ))}
      </PlainTable>
    </Part>
  );
}
