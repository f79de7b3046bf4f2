import { type Tickets, unwrap } from 'svc-client';
import { svc } from './svc';

/* What buyers do with their own tickets. Whoever has the token of the order may; the service decides. */

export interface Guest {
  full_name: string;
  email: string;
}

/** A ticket of an order, with the fields that its page asks for by name. */
export type OrderPlace = Tickets.NamedPlace &
  Required<Pick<Tickets.NamedPlace, 'self_help' | 'handed_on' | 'price'>>;

/** What the token of an order lets one do. @throws SvcError why not, by its reason */
export function helpWith(token: string) {
  const header = { 'X-Order-Token': token };
  const of = (id: number) => ({ params: { path: { id }, header } });
  return {
    async rename(id: number, body: Guest) {
      unwrap(await svc.rest.PUT('/svc/tickets/v1/my-tickets/{id}', { ...of(id), body }));
    },
    /** For good: they get another code, and the one before lets nobody in. */
    async handOn(id: number, body: Guest) {
      const path = '/svc/tickets/v1/my-tickets/{id}/transfer';
      unwrap(await svc.rest.POST(path, { ...of(id), body }));
    },
    /** For good. What of its price goes back is in `self_help.return`. */
    async giveBack(id: number) {
      unwrap(await svc.rest.POST('/svc/tickets/v1/my-tickets/{id}/return', of(id)));
    },
    /** The organizer decides. */
    async askForRefund(about: { attendee_id: number } | { order_id: number }, reason: string) {
      const body = { ...about, reason };
      unwrap(await svc.rest.POST('/svc/tickets/v1/refund-requests', { params: { header }, body }));
    },
  };
}

export type Help = ReturnType<typeof helpWith>;

/** Whether its money may be asked back: it is paid, not used, and still the buyer's. */
export function isRefundable({ status, handed_on: isHandedOn, price }: OrderPlace): boolean {
  return status === 'confirmed' && !isHandedOn && Number(price) > 0;
}
