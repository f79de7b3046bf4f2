import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../domain/problem';
import { database } from '../../host/strapi';
import { findSelfHelp } from '../../resources/event/queries/self-help';
import { factsOf } from '../../resources/order/domain/place-facts';
import { type EventToday, returnOffer } from '../../resources/order/domain/self-help';
import {
  findTicketsOfOrder,
  type PurchasedTicketRow,
} from '../../resources/order/queries/purchased-tickets';
import { findOrderByLink } from '../../resources/order/service';
import type { PlaceOwner } from '../../resources/self-help/queries/own-place';
import { findOwned, giveBack } from '../../resources/self-help/service';
import { say } from '../../texts/say';
import type { FormFields } from '../forms/fields';
import type { FormState } from '../forms/form-state';
import { forgetForm, formAgain, keptForm, showKept } from '../forms/kept-form';
import type { PageAnswer, Parameters } from '../page-route';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { readReason, Wrong } from './read-reason';
import {
  chosen,
  placeName,
  placesName,
  reasonName,
  type Returnable,
  returnPath,
  returnTicketsPage,
  type ShownReturn,
} from './return-tickets-page';
import { whyNot } from './ticket-help';

/*
 * An order, or a part of it, goes back by one form: place by place, by the use case that REST has. What has gone back stays so where
 * a later one cannot, and a form that is sent twice finds done what it asks for.
 */

/** As many as are given back by one form: a provider is asked for each, and somebody waits. */
const mostAtOnce = 50;

/** Of these places those that can be given back, with what they give. */
export function returnablesOf(
  places: PurchasedTicketRow[],
  events: ReadonlyMap<number, EventToday>,
): Returnable[] {
  return places.flatMap((place) => {
    const offer = returnOffer(factsOf(place, events.get(place.event_id ?? 0)));
    return offer ? [{ place, offer }] : [];
  });
}

interface Asked {
  shown: ShownReturn;
  /** All places of the order. */
  places: PurchasedTicketRow[];
  path: string;
}

/** @throws Problem `notFound` unless the token opens the order with this id */
async function open({ id = '', token = '' }: Parameters, visitor: Visitor): Promise<Asked> {
  const order = await findOrderByLink(id, token);
  if (!order) throw new Problem('notFound', 'There is no such order.');
  const places = await findTicketsOfOrder(database(), order.public_id);
  const events = await findSelfHelp(
    database(),
    places.map(({ event_id: eventId }) => eventId ?? 0),
  );
  const returnables = returnablesOf(places, events).slice(0, mostAtOnce);
  const shown = { order, returnables, token, visitor };
  return { shown, places, path: returnPath(order.public_id) };
}

/** @throws Problem `notFound` */
export async function showReturnTickets(
  parameters: Parameters,
  visitor: Visitor,
): Promise<PageAnswer> {
  const { shown, path } = await open(parameters, visitor);
  const form = keptForm(visitor, path);
  return showKept(returnTicketsPage(shown, form), form, { visitor, path });
}

const isBack = ({ status }: Pick<PurchasedTicketRow, 'status'>) =>
  status === 'refunded' || status === 'cancelled';

const looks = 12;
const millisecondsBetween = 250;

/** Whether it has gone back after all: by the same form, which was sent twice, and whose refund may be on its way. */
async function goesBack(owner: PlaceOwner, { why }: Problem): Promise<boolean> {
  for (let look = 1; look < looks && why?.reason === 'already_requested'; look += 1) {
    if (isBack(await findOwned(owner))) return true;
    await wait(millisecondsBetween);
  }
  return isBack(await findOwned(owner));
}

/** Why the place is not given back; null where it is, by this form or by another one at the same moment. */
async function problemOf(
  attendeeId: number,
  { reason, token }: { reason: string; token: string },
): Promise<Problem | null> {
  const owner = { attendeeId, userId: null, token };
  try {
    await giveBack(owner, reason);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return (await goesBack(owner, error)) ? null : error;
  }
}

/** What stays where one of them was refused: a provider that refuses one is not asked for the next. */
async function giveAllBack(
  { shown, places }: Asked,
  fields: FormFields,
): Promise<Omit<FormState, 'fields'> | null> {
  const asked = places.filter(({ public_id: id }) => fields.text(placeName(id)) === chosen);
  if (asked.length === 0) {
    return { message: '', errors: { [placesName]: say('return-all.choose') } };
  }
  const reason = readReason(fields, reasonName);
  const open = asked.filter((place) => !isBack(place)).slice(0, mostAtOnce);
  for (const [count, { public_id: id }] of open.entries()) {
    const problem = await problemOf(id, { reason, token: shown.token });
    if (!problem) continue;
    const why = whyNot(problem);
    return { message: say('return-all.some', { count, reason: why }), errors: {} };
  }
  return null;
}

/** @throws Problem `notFound` */
export async function submitReturnTickets(
  parameters: Parameters,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const asked = await open(parameters, visitor);
  const { path, shown } = asked;
  const token = encodeURIComponent(shown.token);
  let refused: Omit<FormState, 'fields'> | null;
  try {
    refused = await giveAllBack(asked, fields);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    refused = { message: '', errors: error.errors };
  }
  if (!refused) {
    const order = sitePath(`/orders/${shown.order.public_id}?token=${token}&done=returns`);
    return { seeOther: order, cookies: forgetForm(visitor, path) };
  }
  const state = { ...refused, fields, key: '' };
  const again = await open(parameters, visitor);
  const page = () => returnTicketsPage(again.shown, state);
  const answer = formAgain(state, { visitor, path, page });
  return 'seeOther' in answer ? { ...answer, seeOther: `${path}?token=${token}` } : answer;
}
