import type { EventData, Settings, Ticket } from './api';
import type { Bought, Shop } from './shop';
import type { Speaker } from './texts';

/** What one tag shows. */
export interface State {
  step: 'loading' | 'failed' | 'tickets' | 'checkout' | 'paying' | 'done';
  /** Whether the event is gone, where it failed; else it may work the next time. */
  isGone: boolean;
  /** Whether an order is looked up that was begun before the page was loaded again. */
  isResuming: boolean;
  event: EventData | null;
  tickets: Ticket[];
  settings: Settings | null;
  /** Ticket to how many of it, as it was typed. */
  wanted: Map<number, string>;
  /** Field to what is wrong with it. */
  errors: Map<string, string>;
  /** What is wrong with all of it; empty for nothing. */
  problem: string;
  isBusy: boolean;
  bought: Bought | null;
}

/** What the parts of the view are made of, and what they can have done. */
export interface View {
  state: State;
  shop: Shop;
  speaker: Speaker;
  /** Minor units as people read them. */
  money: (minor: number) => string;
  act: Actions;
}

export interface Actions {
  load(): Promise<void>;
  want(ticketId: number, quantity: string): void;
  addWanted(): Promise<void>;
  setInCart(ticketId: number, quantity: number): Promise<void>;
  useVoucher(): Promise<void>;
  removeVoucher(): Promise<void>;
  openCheckout(): void;
  openTickets(): void;
  type(field: string, text: string): void;
  choose(way: string): void;
  buy(): Promise<void>;
  buyMore(): void;
}

export function newState(): State {
  return {
    ...{ step: 'loading', isGone: false, isResuming: false, event: null, tickets: [] },
    ...{ settings: null, wanted: new Map(), errors: new Map(), problem: '', isBusy: false },
    bought: null,
  };
}

/** How many places of a ticket one may want at most; null for any number. */
export function mostOf({ remaining, max_per_order: perOrder }: Ticket): number | null {
  const bounds = [...(remaining >= 0 ? [remaining] : []), ...(perOrder > 0 ? [perOrder] : [])];
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

/** A number of places as it was typed; null where that is none. */
export function quantityOf(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return 0;
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
