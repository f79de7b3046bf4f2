import { quantityOf } from '../state';
import type { Scene } from './scene';
import type { Vouchers } from './vouchers';

/** Tickets are chosen, and come into the cart. */
export class Choosing {
  constructor(
    readonly scene: Scene,
    readonly vouchers: Vouchers,
  ) {}

  want(ticketId: number, quantity: string): void {
    const { state, stage } = this.scene;
    state.wanted.set(ticketId, quantity);
    state.errors.delete(`quantity-${ticketId}`);
    stage.render();
  }

  /** What was typed is none, or nothing was wanted: the field where that is said. */
  #wrongQuantity(): string | undefined {
    const { wanted, errors, tickets } = this.scene.state;
    const { say } = this.scene.stage.speaker();
    errors.clear();
    for (const [id, text] of wanted) {
      if (quantityOf(text) === null) errors.set(`quantity-${id}`, say('whole_number'));
    }
    const isNothing = [...wanted.values()].every((text) => quantityOf(text) === 0);
    const first = tickets.find(({ availability }) => availability === 'on_sale');
    if (errors.size === 0 && isNothing && first) {
      errors.set(`quantity-${first.id}`, say('choose_first'));
    }
    return [...errors.keys()][0];
  }

  async #add(id: number, quantity: number): Promise<void> {
    const { state, shop } = this.scene;
    try {
      await shop.add(id, quantity);
      state.wanted.delete(id);
      this.#tellAdded(id, quantity);
    } catch (error) {
      state.errors.set(`quantity-${id}`, this.scene.textOf(error));
    }
  }

  async addWanted(): Promise<void> {
    const { state, stage, shop } = this.scene;
    if (state.isBusy) return;
    const wrong = this.#wrongQuantity();
    this.scene.set({ problem: '', isBusy: !wrong });
    if (wrong) return stage.focus(wrong);
    const isNew = shop.cart.items.length === 0;
    for (const [id, text] of state.wanted) {
      if (quantityOf(text) !== 0) await this.#add(id, Number(text));
    }
    if (isNew && shop.cart.items.length > 0) await this.vouchers.begin();
    await this.scene.refresh();
    // The cart is shown before the tickets are: who is at the checkout already types there.
    if (state.step !== 'tickets') return;
    const failed = [...state.errors.keys()][0];
    if (failed) return stage.focus(failed);
    stage.announce(stage.speaker().say('added'));
    stage.focus('to-checkout');
  }

  #tellAdded(ticketId: number, quantity: number): void {
    const { state, stage, eventId } = this.scene;
    const ticket = state.tickets.find(({ id }) => id === ticketId);
    const detail = { event_id: eventId, ticket_id: ticketId, quantity, price: ticket?.price };
    stage.tell('svc:added', { ...detail, currency: state.settings?.currency });
  }

  async setInCart(ticketId: number, quantity: number): Promise<void> {
    const { state, shop, stage } = this.scene;
    if (state.isBusy) return;
    this.scene.set({ isBusy: true, problem: '' });
    try {
      await shop.set(ticketId, quantity);
      stage.announce(stage.speaker().say('added'));
    } catch (error) {
      state.problem = this.scene.textOf(error);
    }
    await this.scene.refresh();
  }
}
