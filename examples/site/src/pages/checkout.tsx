import { type FormEvent } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router-dom';
import { type CheckoutInput, unwrap } from 'svc-client';
import { orderPath } from '../order-path';
import { Field } from '../parts/field';
import { useTitle } from '../parts/layout';
import { ProblemText } from '../parts/problem-text';
import { useAction } from '../parts/use-action';
import { type CartData, Total, Voucher, voucherWords } from '../parts/voucher';
import { svc } from '../svc';
import { loadCart } from './cart';

interface Data {
  cart: CartData;
  methods: string[];
}

/** Ways of paying that this page can do; for cards it would need Stripe's own script, as the README of svc tells. */
const known: Record<string, string> = {
  offline: 'Pay later, at the box office',
  test: 'Pay (a test: no money moves)',
};

export async function loadCheckout(): Promise<Data | Response> {
  const [cart, settings] = await Promise.all([
    loadCart(),
    svc.rest.GET('/svc/tickets/v1/settings').then(unwrap),
  ]);
  if (cart.items.length === 0) return redirect('/cart');
  const offered = settings.payment_methods.map(({ id }) => id);
  return { cart, methods: offered.filter((id) => id in known) };
}

function bodyOf(form: HTMLFormElement): CheckoutInput {
  const value = (name: string) => String(new FormData(form).get(name) ?? '');
  const method = value('payment_method');
  return {
    buyer_name: value('buyer_name'),
    buyer_email: value('buyer_email'),
    ...(method && { payment_method: method }),
    ...(method === 'test' && { payment_token: 'tok_ok' }),
  };
}

function Methods({ methods }: { methods: string[] }) {
  if (methods.length === 0) return <p>Nothing that this site can take a payment by is set up.</p>;
  return (
    <fieldset>
      <legend>How to pay</legend>
      {methods.map((id, index) => (
        <label className="choice" key={id}>
          <input type="radio" name="payment_method" value={id} defaultChecked={index === 0} />
          {known[id]}
        </label>
      ))}
    </fieldset>
  );
}

export function Checkout() {
  const { cart, methods } = useLoaderData() as Data;
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAction();
  const costs = Number(cart.total) > 0;
  useTitle('Checkout');

  function buy(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const body = bodyOf(submitted.currentTarget);
    void run(async () => {
      const { order_id: id, confirmation_url: address } = await svc.checkOut(body);
      navigate(orderPath(id, address), { replace: true });
    });
  }

  return (
    <section className="narrow">
      <h1>Checkout</h1>
      <Voucher cart={cart} />
      <form onSubmit={buy}>
        <Field
          label="Name"
          name="buyer_name"
          autoComplete="name"
          required
          problem={problem?.params.buyer_name}
        />
        <Field
          label="E-mail"
          name="buyer_email"
          type="email"
          autoComplete="email"
          required
          problem={problem?.params.buyer_email}
        />
        {costs && <Methods methods={methods} />}
        <ProblemText error={problem} words={voucherWords} />
        <Total cart={cart} />
        <button type="submit" disabled={isBusy || (costs && methods.length === 0)}>
          {costs ? 'Buy' : 'Get tickets'}
        </button>
      </form>
    </section>
  );
}
