import { clockText } from '../../domain/clock-text';
import { html, type Markup } from '../../domain/markup';
import { moneyText } from '../../domain/money-text';
import { toWallClock } from '../../domain/wall-clock';
import type { RefundOfOrder } from '../../resources/refund-request/queries/refunds-of-order';
import type { TextKey } from '../../texts/catalogues';
import { say } from '../../texts/say';

/* What became of the money that somebody wanted back. */

function keyOf({ status, settle_after: claim, returned }: RefundOfOrder): TextKey {
  if (status === 'approved') return 'refunds.approved';
  if (status === 'rejected') return 'refunds.rejected';
  if (claim !== null) return 'refunds.on-its-way';
  return returned ? 'refunds.waits' : 'refunds.asked';
}

function refundText(refund: RefundOfOrder, zone: string): string {
  const { amount_minor: amount, currency, full_name: name, attendee_id: attendeeId } = refund;
  const day = (at: number | string | null) =>
    at === null ? '' : clockText(toWallClock(Number(at), zone), say('date.day'));
  return say(keyOf(refund), {
    amount: moneyText(amount, currency),
    what: attendeeId > 0 && name !== null ? name : say('refunds.whole'),
    asked: day(refund.requested_at),
    decided: day(refund.decided_at),
  });
}

/** `zone` is whose clock says the days. Null where nobody has asked. */
export function refundNotes(refunds: RefundOfOrder[], zone: string): Markup | null {
  if (refunds.length === 0) return null;
  return html`<section class="card" aria-labelledby="refunds">
    <h2 id="refunds">${say('refunds.title')}</h2>
    <ul class="plain-list" role="list">
      ${refunds.map((one) => html`<li>${refundText(one, zone)}</li>`)}
    </ul>
  </section>`;
}
