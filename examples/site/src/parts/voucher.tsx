import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type SvcError, type Tickets, unwrap } from 'svc-client';
import { formatMoney } from '../format';
import { svc } from '../svc';
import { Field } from './field';
import { reasonOf, type Words } from './reason';
import { useAction } from './use-action';

type NamedFields = 'currency' | 'voucher' | 'discount' | 'full_total';

/** A cart with the fields that {@link cartFields} asks for by name. */
export type CartData = Omit<Tickets.Cart, NamedFields> & Required<Pick<Tickets.Cart, NamedFields>>;

export const cartFields = 'items,total,expires_at,currency,voucher,discount,full_total';

const path = '/svc/tickets/v1/cart/voucher';

const words: Words = {
  rest_post_invalid_id: () => 'There is no voucher with this code. Look at how it is written.',
  rest_cart_in_checkout: () => 'This cart is being paid. Try again in a minute.',
};

const wayOut = (error: SvcError) => `${reasonOf(error)} Remove it to buy at the full price.`;

/** What is said at the checkout, where the voucher is on the cart already. */
export const voucherWords: Words = { voucher_used_up: wayOut, voucher_ended: wayOut };

/** What the cart costs: with a voucher, too, what it would without. */
export function Total({ cart }: { cart: CartData }) {
  return (
    <p className="total">
      Total{' '}
      <span>
        {cart.full_total !== cart.total && (
          <>
            <s className="quiet">
              <span className="unseen">Full price: </span>
              {formatMoney(cart.full_total, cart.currency)}
            </s>
            <span className="unseen"> With the voucher:</span>{' '}
          </>
        )}
        <b>{formatMoney(cart.total, cart.currency)}</b>
      </span>
    </p>
  );
}

interface LineProps {
  cart: CartData;
  isBusy: boolean;
  remove: () => void;
}

function Line({ cart: { items, voucher, discount, currency }, isBusy, remove }: LineProps) {
  if (!voucher) return null;
  const { code, percent, amount } = voucher;
  const off = percent === null ? formatMoney(amount ?? '0', currency) : `${percent}%`;
  // It may be for one of several events alone.
  const isForSome = new Set(items.map(({ event_id: id }) => id)).size > 1;
  const each = percent === null ? ' each ticket' : '';
  const what = isForSome ? ' each ticket that it is for' : each;
  return (
    <p className="voucher">
      <span>
        Voucher <b>{code}</b>
        <br />
        <span className="saved">
          {off} off{what}: you save {formatMoney(discount, currency)}
        </span>
      </span>
      <button
        type="button"
        className="plain"
        aria-label={`Remove voucher ${code}`}
        disabled={isBusy}
        onClick={remove}
      >
        Remove
      </button>
    </p>
  );
}

/** The voucher of a cart: the field for its code, or which one is on. What was typed stays until it is. */
export function Voucher({ cart }: { cart: CartData }) {
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAction();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  function change(work: () => Promise<string>) {
    setSaid('');
    void run(async () => {
      try {
        setSaid(await work());
        // What had the focus goes away.
        status.current?.focus();
      } finally {
        revalidate();
      }
    });
  }

  function use(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const code = String(new FormData(submitted.currentTarget).get('code'));
    change(async () => {
      unwrap(await svc.rest.POST(path, { body: { code } }));
      return 'The voucher is on your cart.';
    });
  }

  const remove = () =>
    change(async () => {
      unwrap(await svc.rest.DELETE(path));
      return 'The voucher is off your cart.';
    });

  return (
    <>
      <p role="status" className="done" ref={status} tabIndex={-1}>
        {said}
      </p>
      {cart.voucher ? (
        <Line cart={cart} isBusy={isBusy} remove={remove} />
      ) : (
        Number(cart.total) > 0 && (
          <form className="voucher" onSubmit={use}>
            <Field
              label="Voucher code"
              name="code"
              autoComplete="off"
              maxLength={100}
              required
              problem={problem ? reasonOf(problem, words) : undefined}
            />
            <button type="submit" disabled={isBusy}>
              Use
            </button>
          </form>
        )
      )}
    </>
  );
}
