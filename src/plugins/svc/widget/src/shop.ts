import {
  ask,
  type Cart,
  type CheckoutBody,
  type Purchase,
  read,
  Refusal,
  type Settings,
} from './api';
import { openStore } from './storage';

/* What all tags of a page share that sell for one service: the cart, and what the buyer has typed. */

/** A purchase that was begun and of which it is not known yet what became of it. It buys once, however often it is sent. */
export interface Attempt {
  key: string;
  /** The event whose tag it was begun in. */
  event: number;
  body: CheckoutBody;
}

/** What was bought last in the tag of an event. */
export interface Bought {
  purchase: Purchase;
  event: number;
  name: string;
  email: string;
}

export const noCart: Cart = {
  items: [],
  total: '0',
  expires_at: null,
  voucher: null,
  discount: '0',
  full_total: '0',
};

const cartFields = Object.keys(noCart).join();

const secondsBetweenLooks = 15;

export class Shop {
  cart = noCart;
  readonly typed;
  readonly attempt;
  readonly bought;
  readonly #token;
  readonly #listeners = new Set<() => void>();
  #line: Promise<unknown> = Promise.resolve();
  #settings: Promise<Settings> | undefined;
  #lookedAt = 0;

  constructor(readonly service: string) {
    const name = (what: string) => `svc-tickets ${what} ${service}`;
    this.#token = openStore<string>('localStorage', name('cart'));
    this.typed = openStore<Record<string, string>>('sessionStorage', name('typed'));
    this.attempt = openStore<Attempt>('sessionStorage', name('attempt'));
    this.bought = openStore<Bought>('sessionStorage', name('bought'));
    // Another tab has changed the cart, or another tag on a page that has the code twice.
    window.addEventListener('storage', ({ key }) => {
      if (key === name('cart')) void this.look().catch(() => undefined);
    });
  }

  settings(): Promise<Settings> {
    this.#settings ??= read<Settings>(this.service, 'tickets/v1/settings').catch(
      (error: unknown) => {
        this.#settings = undefined;
        throw error;
      },
    );
    return this.#settings;
  }

  /** Calls back after each change, until the function that it answers is called. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** One after the other: each answer is the whole cart, and an older one must not come last. */
  #inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  /** @throws Refusal */
  #ask(method: string, body?: object, part = ''): Promise<void> {
    return this.#inLine(async () => {
      const token = this.#token.read();
      const headers: Record<string, string> = token ? { 'X-API-Cart': token } : {};
      const path = `tickets/v1/cart${part}?_fields=${cartFields}`;
      const answer = await ask<Cart>(this.service, [method, path], { body, headers });
      const given = answer.headers.get('X-API-Cart');
      if (given && given !== token) this.#token.write(given);
      this.cart = answer.body;
      this.#lookedAt = Date.now();
      this.#changed();
    });
  }

  /** Asks how the cart stands, where there is one. @throws Refusal */
  async look(): Promise<void> {
    if (this.#token.read() === null) return;
    await this.#ask('GET');
  }

  /** @throws Refusal */
  add(ticketId: number, quantity: number): Promise<void> {
    return this.#ask('POST', { ticket_id: ticketId, quantity });
  }

  /** @throws Refusal */
  set(ticketId: number, quantity: number): Promise<void> {
    return this.#ask('PUT', { ticket_id: ticketId, quantity });
  }

  /** @throws Refusal */
  useVoucher(code: string): Promise<void> {
    return this.#ask('POST', { code }, '/voucher');
  }

  /** @throws Refusal */
  removeVoucher(): Promise<void> {
    return this.#ask('DELETE', undefined, '/voucher');
  }

  /** How many seconds its places are kept; null where nothing is, or the clock here says that it is over. */
  secondsLeft(): number | null {
    if (this.cart.expires_at === null) return null;
    const left = Math.floor((Date.parse(this.cart.expires_at) - Date.now()) / 1000);
    return left > 0 ? left : null;
  }

  /** To be called now and then. When the time is over, the service says whether it is: the clock here may be wrong. */
  tick(): void {
    const isOver = this.cart.items.length > 0 && this.secondsLeft() === null;
    if (!isOver || Date.now() - this.#lookedAt < secondsBetweenLooks * 1000) return;
    this.#lookedAt = Date.now();
    void this.look().catch(() => undefined);
  }

  /** @throws Refusal */
  checkOut({ key, body }: Attempt): Promise<Purchase> {
    return this.#inLine(async () => {
      const token = this.#token.read();
      if (token === null)
        throw new Refusal('no_cart', 'There is no cart.', { params: { cart: '' } });
      const headers = { 'X-API-Cart': token, 'Idempotency-Key': key };
      const answer = await ask<Purchase>(this.service, ['POST', 'tickets/v1/checkout'], {
        body,
        headers,
      });
      return answer.body;
    });
  }
}

const shops = new Map<string, Shop>();

export function shopOf(service: string): Shop {
  const shop = shops.get(service) ?? new Shop(service);
  shops.set(service, shop);
  return shop;
}
