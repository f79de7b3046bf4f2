import { Problem } from '../../domain/problem';
import { database } from '../../host/strapi';
import { readShape } from '../../kit/validate';
import { findSelfHelp } from '../../resources/event/queries/self-help';
import { handOnProblem } from '../../resources/order/domain/self-help';
import { factsOf } from '../../resources/order/domain/place-facts';
import { findOrderByLink } from '../../resources/order/service';
import { findRefundsOfOrder } from '../../resources/refund-request/queries/refunds-of-order';
import { requestRefund } from '../../resources/refund-request/operations/request-refund';
import { holderBody } from '../../resources/self-help/schemas';
import { findOwned, giveBack, handOn, renameGuest } from '../../resources/self-help/service';
import { say } from '../../texts/say';
import type { FormFields } from '../forms/fields';
import { type FormState, untouched } from '../forms/form-state';
import { forgetForm, formAgain, keptForm, showKept } from '../forms/kept-form';
import { reasonText } from '../forms/reason-text';
import type { PageAnswer, Parameters } from '../page-route';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { changeTicketPage, type ShownTicket, type Wish, wishField } from './change-ticket-page';
import { handOnPage, sure, sureField } from './hand-on-page';
import { assertNone, readReason, Wrong } from './read-reason';
import { changePath, isAskedBack, whyNot } from './ticket-help';

/*
 * What buyers do with one ticket of theirs, by forms to the use cases that REST has. A form that is sent twice finds done
 * what it asks for, and does it once.
 */

interface Asked {
  owner: { attendeeId: number; userId: null; token: string };
  shown: ShownTicket;
  path: string;
}

/** @throws Problem `notFound` unless the token opens the order with this id, and it has this ticket */
async function open(
  { id = '', ticket = '', token = '' }: Parameters,
  visitor: Visitor,
): Promise<Asked> {
  const order = await findOrderByLink(id, token);
  if (!order || !/^[1-9]\d{0,8}$/.test(ticket))
    throw new Problem('notFound', 'There is no such ticket.');
  const owner = { attendeeId: Number(ticket), userId: null, token };
  const place = await findOwned(owner);
  const eventId = place.event_id ?? 0;
  const event = (await findSelfHelp(database(), [eventId])).get(eventId);
  const refunds = await findRefundsOfOrder(database(), order.public_id);
  const isAsked = isAskedBack(refunds, owner.attendeeId);
  const shown = { order, place, facts: factsOf(place, event), isAsked, token, visitor };
  return { owner, shown, path: changePath(order.public_id, owner.attendeeId) };
}

/** @throws Problem `notFound` */
export async function showChangeTicket(
  parameters: Parameters,
  visitor: Visitor,
): Promise<PageAnswer> {
  const { shown, path } = await open(parameters, visitor);
  const form = keptForm(visitor, path);
  const { fields } = form;
  if (parameters[sureField] === sure && fields && !handOnProblem(shown.facts)) {
    return showKept(handOnPage(shown, fields), form, { visitor, path });
  }
  return showKept(changeTicketPage(shown, form), form, { visitor, path });
}

/** By the fields of the form: what was typed, and what is wrong with it. */
function readNames(fields: FormFields, prefix: 'guest' | 'holder') {
  const sent = {
    full_name: fields.typed(`${prefix}_name`),
    email: fields.typed(`${prefix}_email`),
  };
  const { values, invalid, missing } = readShape(holderBody, sent);
  const errors: Record<string, string> = {};
  for (const [name, field] of [
    ['full_name', `${prefix}_name`],
    ['email', `${prefix}_email`],
  ] as const) {
    if (missing.includes(name)) errors[field] = say('checkout.fill-in');
    else if (invalid[name]) errors[field] = reasonText(invalid[name]);
  }
  return { fullName: values.full_name ?? '', email: values.email ?? '', errors };
}

/** It is handed on only by who has seen to whom. */
class Unsure {}

/** @throws Problem, Wrong where it cannot be handed on */
function assertCanHandOn({ shown: { facts, place } }: Asked, email: string): void {
  const problem = handOnProblem(facts);
  if (problem) throw problem;
  const isSame = email.toLowerCase() === place.email.toLowerCase();
  assertNone(isSame ? { holder_email: say('help.same-address') } : {});
}

type Do = (asked: Asked, fields: FormFields) => Promise<unknown>;

const byWish: Record<Wish, Do> = {
  async rename({ owner }, fields) {
    const { errors, ...name } = readNames(fields, 'guest');
    assertNone(errors);
    await renameGuest(owner, name);
  },
  async 'hand-on'(asked, fields) {
    const { place } = asked.shown;
    const { errors, ...holder } = readNames(fields, 'holder');
    assertNone(errors);
    const isDone = place.handed_on_at !== null && place.email === holder.email;
    if (isDone) return;
    assertCanHandOn(asked, holder.email);
    // oxlint-disable-next-line typescript/only-throw-error -- no error, but a question
    if (fields.text(sureField) !== sure) throw new Unsure();
    await handOn(asked.owner, holder);
  },
  async return({ owner, shown: { place } }, fields) {
    const reason = readReason(fields, 'reason');
    const isDone = place.status === 'refunded' || place.status === 'cancelled';
    if (!isDone) await giveBack(owner, reason);
  },
  refund({ owner, shown: { order } }, fields) {
    const reason = readReason(fields, 'refund_reason');
    return requestRefund({
      ...{ orderId: order.public_id, attendeeId: owner.attendeeId, token: owner.token },
      ...{ reason, userId: null, isBoxOffice: false },
    });
  },
};

/** What the page shows of a wish that was refused; what is no refusal goes on. */
function refusedState(error: unknown, fields: FormFields): FormState {
  if (error instanceof Wrong) return { fields, message: '', errors: error.errors };
  if (!(error instanceof Problem) || error.kind === 'notFound') throw error;
  const params = error.params && !Array.isArray(error.params) ? error.params : {};
  if (params.email)
    return { fields, message: '', errors: { holder_email: say('help.same-address') } };
  const [reason] = Object.values(params);
  return { fields, message: reason ? reasonText(reason) : whyNot(error), errors: {} };
}

/** Sends the browser to the question to whom it goes. */
function askHandOn({ path, owner, shown }: Asked, fields: FormFields): PageAnswer {
  const state = { ...untouched, fields, key: '' };
  const page = () => handOnPage(shown, fields);
  const answer = formAgain(state, { visitor: shown.visitor, path, page });
  const to = `${path}?token=${encodeURIComponent(owner.token)}&${sureField}=${sure}`;
  return 'seeOther' in answer ? { ...answer, seeOther: to } : answer;
}

/** @throws Problem `notFound` */
export async function submitChangeTicket(
  parameters: Parameters,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const asked = await open(parameters, visitor);
  const { path, owner } = asked;
  const wish = fields.text(wishField);
  const token = encodeURIComponent(owner.token);
  try {
    if (!Object.hasOwn(byWish, wish)) throw new Problem('invalidParam', 'There is no such wish.');
    await byWish[wish as Wish](asked, fields);
    const order = sitePath(`/orders/${asked.shown.order.public_id}?token=${token}&done=${wish}`);
    return { seeOther: order, cookies: forgetForm(visitor, path) };
  } catch (error) {
    if (error instanceof Unsure) return askHandOn(asked, fields);
    const state = { ...refusedState(error, fields), key: '' };
    const { shown } = await open(parameters, visitor);
    const answer = formAgain(state, { visitor, path, page: () => changeTicketPage(shown, state) });
    return 'seeOther' in answer ? { ...answer, seeOther: `${path}?token=${token}` } : answer;
  }
}
