import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { unwrap } from 'svc-client';
import { formatMoney, formatTime } from '../format';
import { useTitle } from '../parts/layout';
import { ProblemText } from '../parts/problem-text';
import { useAction } from '../parts/use-action';
import { type CartData, cartFields, Total, Voucher } from '../parts/voucher';
import { svc } from '../svc';

export async function loadCart(): Promise<CartData> {
  const query = { _fields: cartFields };
  return unwrap(await svc.rest.GET('/svc/tickets/v1/cart', { params: { query } })) as CartData;
}

export function Cart() {
  const cart = useLoaderData() as CartData;
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAction();
  useTitle('Cart');

  function change(ticketId: number, quantity: number) {
    void run(async () => {
      try {
        const body = { ticket_id: ticketId, quantity };
        unwrap(await svc.rest.PUT('/svc/tickets/v1/cart', { body }));
      } finally {
        revalidate();
      }
    });
  }

  if (cart.items.length === 0) {
    return (
      <section className="narrow">
        <h1>Your cart is empty</h1>
        <p>
          <Link to="/events">See what is on</Link>
        </p>
      </section>
    );
  }
  return (
    <section className="narrow">
      <h1>Cart</h1>
      <ul className="rows">
        {cart.items.map((item) => (
          <li className="ticket-row" key={item.ticket_id}>
            <div>
              <b id={`item-${item.ticket_id}`}>{item.event_title}</b>
              <p className="quiet">{item.ticket_title}</p>
            </div>
            <input
              type="number"
              aria-labelledby={`item-${item.ticket_id}`}
              min={0}
              defaultValue={item.quantity}
              key={item.quantity}
              disabled={isBusy}
              onBlur={({ target }) => {
                const quantity = Number(target.value);
                if (quantity !== item.quantity) change(item.ticket_id, quantity);
              }}
            />
            <span>{formatMoney(item.subtotal, cart.currency)}</span>
            <button type="button" className="plain" onClick={() => change(item.ticket_id, 0)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <ProblemText error={problem} />
      <Voucher cart={cart} />
      <Total cart={cart} />
      {cart.expires_at && (
        <p className="quiet">Kept for you until {formatTime(cart.expires_at)}.</p>
      )}
      <p>
        <Link className="button" to="/checkout">
          Go to checkout
        </Link>
      </p>
    </section>
  );
}
