import type { Purchase, Refusal } from '../api';
import { bodyOf, checkForm, digestOf, fieldErrors, isFree } from '../checkout-form';
import { minorOf } from '../money';
import { buy, isUncertain } from '../purchase';
import { type Attempt, noCart } from '../shop';
import type { Scene } from './scene';

/** 128 random bits, also where a page has no https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is in the cart is bought. */
export class Buying {
  constructor(readonly scene: Scene) {}

  open(): void {
    const { state, stage } = this.scene;
    state.errors.clear();
    this.scene.set({ step: 'checkout', problem: '', isBusy: false });
    stage.focus('heading');
    this.prepare();
  }

  /** How it is paid, as far as that is clear: of what costs nothing there is nothing to choose. */
  prepare(): void {
    const { shop, stage, typed } = this.scene;
    const ways = this.scene.ways();
    if (isFree(shop.cart)) stage.closeCardForm();
    else if (ways.length === 1) this.choose(ways[0]!.id);
    else if (typed.way === 'stripe') this.choose('stripe');
  }

  choose(way: string): void {
    const { state, stage, shop } = this.scene;
    this.scene.type('way', way);
    state.errors.delete('payment');
    stage.render();
    if (way !== 'stripe') return;
    stage.cardForm().then(
      (form) => form.update(minorOf(shop.cart.total)),
      (error: unknown) => {
        state.errors.set('payment', this.scene.textOf(error));
        stage.render();
      },
    );
  }

  #showErrors(errors: Map<string, string>, problem = ''): void {
    this.scene.set({ step: 'checkout', errors, problem, isBusy: false });
    const [first] = errors.keys();
    this.scene.stage.focus(first ?? 'problem');
  }

  /**
   * The attempt to buy what is shown; null where something is wrong with it, which is shown then. Where it is not known what
   * became of the last one, it is that one once more, or has its key: of the two the service buys one.
   */
  async #begin(open: Attempt | null): Promise<Attempt | null> {
    const { shop, stage, state, typed, eventId } = this.scene;
    const speaker = stage.speaker();
    if (open && shop.cart.items.length === 0) return open;
    const [shown, ways] = [digestOf(shop.cart), this.scene.ways()];
    const errors = checkForm(shop.cart, typed, { ways, speaker });
    if (errors.size > 0) {
      this.#showErrors(errors, speaker.say('nothing_bought'));
      return null;
    }
    await shop.look();
    if (state.step !== 'checkout') return null;
    if (digestOf(shop.cart) !== shown) {
      this.#showErrors(new Map(), speaker.say('cart_changed'));
      return null;
    }
    const way = ways.find(({ id }) => id === typed.way);
    const body = bodyOf(shop.cart, typed, way);
    if (body.payment_method === 'stripe') {
      const form = await stage.cardForm();
      body.payment_token = await form.pay({ name: body.buyer_name, email: body.buyer_email });
    }
    return { key: open?.key ?? newKey(), event: eventId, body };
  }

  async buy(): Promise<void> {
    const { state, shop } = this.scene;
    if (state.isBusy) return;
    this.scene.set({ isBusy: true, problem: '' });
    state.errors.clear();
    try {
      const open = shop.attempt.read();
      if (open) await shop.look();
      const attempt = await this.#begin(open);
      if (attempt) await this.finish(attempt, open);
      else this.scene.set({ isBusy: false });
    } catch (error) {
      const text = this.scene.textOf(error);
      const isOfPayment = ['card', 'no_stripe'].includes((error as Refusal).code);
      if (isOfPayment) this.#showErrors(new Map([['payment', text]]));
      else this.#showErrors(new Map(), text);
    }
  }

  /** What comes of an attempt; of the one before it, where the service has had that one under the same key. */
  async #outcomeOf(attempt: Attempt, open: Attempt | null): Promise<Purchase> {
    const { shop } = this.scene;
    try {
      return await buy(shop, attempt);
    } catch (error) {
      if (open === null || (error as Refusal).code !== 'rest_idempotency_mismatch') throw error;
      return buy(shop, open);
    }
  }

  async finish(attempt: Attempt, open: Attempt | null = null): Promise<void> {
    const { shop, stage } = this.scene;
    shop.attempt.write(open ?? attempt);
    this.scene.set({ step: 'paying', isBusy: true, errors: new Map(), problem: '' });
    stage.focus('heading');
    try {
      await this.#showBought(attempt, await this.#outcomeOf(attempt, open));
    } catch (error) {
      await this.#explain(attempt, error);
    }
  }

  async #showBought({ body }: Attempt, purchase: Purchase): Promise<void> {
    const { shop, stage, eventId } = this.scene;
    const { buyer_name: name, buyer_email: email } = body;
    const bought = { purchase, event: eventId, name, email };
    shop.attempt.write(null);
    shop.typed.write(null);
    shop.bought.write(bought);
    this.#tellBought(purchase);
    stage.closeCardForm();
    shop.cart = noCart;
    this.scene.set({ step: 'done', isBusy: false, isResuming: false, bought });
    stage.focus('heading');
    await shop.look().catch(() => undefined);
  }

  #tellBought({ order_id, status, total }: { order_id: number; status: string; total: string }) {
    const { state, stage, eventId } = this.scene;
    // Without the order's address: who has that has the tickets.
    const detail = { event_id: eventId, order_id, status, total };
    stage.tell('svc:bought', { ...detail, currency: state.settings?.currency });
  }

  /** Nothing was bought, or nobody knows: the form as it was, and why. */
  async #explain({ body }: Attempt, error: unknown): Promise<void> {
    const { state, shop, stage } = this.scene;
    const problem = this.scene.textOf(error);
    const refusal = error as Refusal;
    state.isResuming = false;
    if (!isUncertain(refusal)) shop.attempt.write(null);
    const cart = shop.cart;
    // What was typed is kept over a reload; of a page where nothing may be kept, it is what was sent.
    shop.typed.write({ name: body.buyer_name, email: body.buyer_email, ...this.scene.typed });
    await shop.look().catch(() => undefined);
    if (shop.cart.items.length === 0 && !isUncertain(refusal)) return this.scene.tellOver();
    const { typed } = this.scene;
    const errors = fieldErrors(refusal, { cart, typed, speaker: stage.speaker() });
    const { say } = stage.speaker();
    this.#showErrors(errors, errors.size > 0 ? say('nothing_bought') : problem);
  }
}
