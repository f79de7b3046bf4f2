import { type EventData, read, Refusal } from './api';
import { Buying } from './rooms/buying';
import { Choosing } from './rooms/choosing';
import { Scene, type Stage } from './rooms/scene';
import { Vouchers } from './rooms/vouchers';
import type { Shop } from './shop';
import type { Actions, State } from './state';

const eventFields = 'id,title,start_date,end_date,all_day,timezone,url';

/** What happens in one tag, from the choice of tickets to the order. */
export class Controller implements Actions {
  readonly #scene: Scene;
  readonly #choosing: Choosing;
  readonly #buying: Buying;
  readonly #vouchers: Vouchers;

  constructor(
    readonly shop: Shop,
    readonly eventId: number,
    stage: Stage,
  ) {
    this.#scene = new Scene(shop, eventId, stage);
    this.#buying = new Buying(this.#scene);
    this.#vouchers = new Vouchers(this.#scene, () => {
      if (this.state.step === 'checkout') this.#buying.prepare();
    });
    this.#choosing = new Choosing(this.#scene, this.#vouchers);
  }

  get state(): State {
    return this.#scene.state;
  }

  get typed(): Record<string, string> {
    return this.#scene.typed;
  }

  /** Asks for all that is shown; goes on with an order that was begun before the page was loaded again. */
  async load(): Promise<void> {
    this.#scene.set({ step: 'loading' });
    try {
      const path = `events/v1/events/${this.eventId}?_fields=${eventFields}`;
      const [event, tickets, settings] = await Promise.all([
        read<EventData>(this.shop.service, path),
        this.#scene.tickets(),
        this.shop.settings(),
        this.shop.look(),
      ]);
      Object.assign(this.state, { event, tickets, settings });
      this.#resume();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isGone = ['rest_post_invalid_id', 'rest_not_logged_in', 'rest_forbidden'].includes(
        error.code,
      );
      this.#scene.set({ step: 'failed', isGone });
    }
  }

  #resume(): void {
    const attempt = this.shop.attempt.read();
    const bought = this.shop.bought.read();
    if (attempt?.event === this.eventId) {
      this.#scene.set({ isResuming: true });
      void this.#buying.finish(attempt);
    } else if (bought?.event === this.eventId) this.#scene.set({ step: 'done', bought });
    else this.#scene.set({ step: 'tickets' });
  }

  /** The shop's cart is another one than before. */
  cartChanged(): void {
    const { step } = this.state;
    const isEmpty = this.shop.cart.items.length === 0;
    if (step === 'checkout' && isEmpty && this.shop.attempt.read() === null) {
      this.#scene.tellOver();
    } else if (step === 'tickets' || step === 'checkout') this.#scene.stage.render();
  }

  want(ticketId: number, quantity: string): void {
    this.#choosing.want(ticketId, quantity);
  }

  addWanted(): Promise<void> {
    return this.#choosing.addWanted();
  }

  setInCart(ticketId: number, quantity: number): Promise<void> {
    return this.#choosing.setInCart(ticketId, quantity);
  }

  useVoucher(): Promise<void> {
    return this.#vouchers.use();
  }

  removeVoucher(): Promise<void> {
    return this.#vouchers.remove();
  }

  openCheckout(): void {
    this.#buying.open();
  }

  openTickets(): void {
    this.state.errors.clear();
    this.#scene.stage.closeCardForm();
    this.#scene.set({ step: 'tickets', problem: '' });
    this.#scene.stage.focus('heading');
  }

  type(field: string, text: string): void {
    this.#scene.type(field, text);
  }

  choose(way: string): void {
    this.#buying.choose(way);
  }

  buy(): Promise<void> {
    return this.#buying.buy();
  }

  buyMore(): void {
    this.shop.bought.write(null);
    this.#scene.set({ step: 'tickets', bought: null });
    this.#scene.stage.focus('heading');
    void this.#scene.refresh();
  }
}
