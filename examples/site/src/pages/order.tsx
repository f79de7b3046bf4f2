import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { type Tickets, unwrap } from 'svc-client';
import { formatMoney } from '../format';
import { useTitle } from '../parts/layout';
import { Place, placeFields } from '../parts/place';
import { svc } from '../svc';

const fields = [
  'order_id',
  'status',
  'total',
  'currency',
  'buyer_email',
  ...['full_name', ...placeFields].map((field) => `attendees.${field}`),
];

const headings: Record<Tickets.GuestOrder['status'], string> = {
  pending: 'Your places are reserved',
  completed: 'Your tickets',
  partially_refunded: 'Your tickets',
  failed: 'The payment did not go through',
  cancelled: 'This order was cancelled',
  refunded: 'This order was refunded',
};

export async function loadOrder({ request }: LoaderFunctionArgs): Promise<Tickets.GuestOrder> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const query = { token, _fields: fields.join(',') };
  return unwrap(await svc.rest.GET('/svc/tickets/v1/guest-order', { params: { query } }));
}

export function Order() {
  const order = useLoaderData() as Tickets.GuestOrder;
  useTitle(headings[order.status]);
  return (
    <section className="narrow">
      <h1>{headings[order.status]}</h1>
      <p>
        Order {order.order_id} · {formatMoney(order.total, order.currency)} · a mail goes to{' '}
        {order.buyer_email}
      </p>
      <ul className="places">
        {order.attendees.map((place) => (
          <Place key={place.attendee_id} place={place} name={place.full_name} />
        ))}
      </ul>
    </section>
  );
}
