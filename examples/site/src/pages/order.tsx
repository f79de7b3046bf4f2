import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { type Tickets, unwrap } from 'svc-client';
import { formatMoney } from '../format';
import { GiveBackSeveral } from '../parts/give-back-several';
import { useTitle } from '../parts/layout';
import { Place, placeFields } from '../parts/place';
import { RefundForm, SelfHelp } from '../parts/self-help';
import { helpWith, isRefundable, type OrderPlace } from '../self-help';
import { svc } from '../svc';

const fields = [
  'order_id',
  'status',
  'total',
  'currency',
  'voucher',
  'discount',
  'buyer_email',
  'refund_requests',
  ...['full_name', 'email', 'price', 'self_help', ...placeFields].map(
    (field) => `attendees.${field}`,
  ),
];

const headings: Record<Tickets.GuestOrder['status'], string> = {
  pending: 'Your places are reserved',
  completed: 'Your tickets',
  partially_refunded: 'Your tickets',
  failed: 'The payment did not go through',
  cancelled: 'This order was cancelled',
  refunded: 'This order was refunded',
};

const refundTexts: Record<Tickets.RefundStanding['status'], string> = {
  pending: 'The organizer decides about',
  approved: 'Paid back:',
  rejected: 'Not paid back:',
};

interface ShownOrder extends Omit<Tickets.GuestOrder, 'attendees'> {
  voucher: string;
  discount: string;
  attendees: OrderPlace[];
  refund_requests: Tickets.RefundStanding[];
}

interface Data {
  token: string;
  order: ShownOrder;
}

export async function loadOrder({ request }: LoaderFunctionArgs): Promise<Data> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const query = { token, _fields: fields.join(',') };
  const result = await svc.rest.GET('/svc/tickets/v1/guest-order', { params: { query } });
  return { token, order: unwrap(result) as ShownOrder };
}

function Refunds({ order }: { order: ShownOrder }) {
  return (
    <ul>
      {order.refund_requests.map(({ id, status, amount }) => (
        <li key={id}>
          {refundTexts[status]} {formatMoney(amount, order.currency)}
        </li>
      ))}
    </ul>
  );
}

export function Order() {
  const { token, order } = useLoaderData() as Data;
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const help = helpWith(token);
  useTitle(headings[order.status]);

  function onDone(done: string) {
    setSaid(done);
    revalidate();
    // The form that had the focus may be gone.
    status.current?.focus();
  }

  return (
    <section className="narrow">
      <h1>{headings[order.status]}</h1>
      <p>
        Order {order.order_id} · {formatMoney(order.total, order.currency)} · a mail goes to{' '}
        {order.buyer_email}
      </p>
      {order.voucher && (
        <p>
          Voucher {order.voucher} · you saved {formatMoney(order.discount, order.currency)}
        </p>
      )}
      <p role="status" className="done" ref={status} tabIndex={-1}>
        {said}
      </p>
      <Refunds order={order} />
      <ul className="places">
        {order.attendees.map((place) => (
          <Place key={place.attendee_id} place={place} name={place.full_name}>
            <SelfHelp place={place} currency={order.currency} help={help} onDone={onDone} />
          </Place>
        ))}
      </ul>
      <GiveBackSeveral
        places={order.attendees}
        currency={order.currency}
        help={help}
        onDone={onDone}
      />
      {order.attendees.filter(isRefundable).length > 1 && (
        <details className="help">
          <summary>Ask for the money of the whole order</summary>
          <RefundForm
            id="refund-order"
            title="Ask for all of it back"
            ask={async (reason) => {
              await help.askForRefund({ order_id: order.order_id }, reason);
              onDone('The organizer has your request, and decides.');
            }}
          />
        </details>
      )}
    </section>
  );
}
