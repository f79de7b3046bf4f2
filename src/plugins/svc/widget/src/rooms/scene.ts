import { read, Refusal, type Ticket } from '../api';
import { refusalText } from '../refusals';
import type { Shop } from '../shop';
import { newState, type State } from '../state';
import type { CardForm } from '../stripe';
import type { Speaker } from '../texts';
import { type Way, waysOfPaying } from '../ways';

/** What the tag does for what happens in it. */
export interface Stage {
  speaker(): Speaker;
  render(): void;
  /** Moves the keyboard to an element of the view, where it is. */
  focus(id: string): void;
  announce(text: string): void;
  tell(name: string, detail: object): void;
  /** The code that the page names for every cart that is made in this tag; empty for none. */
  voucher(): string;
  /** Stripe's form, where it is seen; made when it is first asked for. @throws Refusal `no_stripe` */
  cardForm(): Promise<CardForm>;
  closeCardForm(): void;
}

const ticketFields =
  'id,title,description,price,remaining,max_per_order,availability,start_sale_utc';

/** What all rooms of one tag share: what is shown, and the words for it. */
export class Scene {
  readonly state: State = newState();

  constructor(
    readonly shop: Shop,
    readonly eventId: number,
    readonly stage: Stage,
  ) {}

  set(change: Partial<State>): void {
    Object.assign(this.state, change);
    this.stage.render();
  }

  /** @throws what is no refusal */
  textOf(error: unknown): string {
    if (error instanceof Refusal) return refusalText(error, this.stage.speaker());
    throw error;
  }

  get typed(): Record<string, string> {
    return this.shop.typed.read() ?? {};
  }

  type(field: string, text: string): void {
    this.shop.typed.write({ ...this.typed, [field]: text });
  }

  ways(): Way[] {
    const { settings } = this.state;
    return settings ? waysOfPaying(settings, this.stage.speaker()) : [];
  }

  async tickets(): Promise<Ticket[]> {
    const query = `event_id=${this.eventId}&per_page=100&_fields=${ticketFields}`;
    return read(this.shop.service, `tickets/v1/tickets?${query}`);
  }

  /** How many places are left now. Who went on to the checkout meanwhile is busy with something else, or not at all. */
  async refresh(): Promise<void> {
    const tickets = await this.tickets().catch(() => this.state.tickets);
    this.set({ tickets, ...(this.state.step === 'tickets' && { isBusy: false }) });
  }

  /** The cart's time is over: what there is to choose from is asked for anew. */
  tellOver(): void {
    this.stage.closeCardForm();
    const problem = this.stage.speaker().say('hold_over');
    this.set({ step: 'tickets', isBusy: false, problem });
    this.stage.focus('problem');
    void this.refresh();
  }
}
