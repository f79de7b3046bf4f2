import { errors } from '@strapi/utils';
import { Problem } from '../../domain/problem';
import { permissionChecker } from '../../host/content-manager';
import { messageOf } from '../../kit/admin-route';
import { createTicketOf, type Editor, readTicketForm, type TypedTicket } from './ticket-form';

/*
 * A new event brings the tickets that were made on its screen before it was saved, as `newTickets` of its form. They are
 * made with it: all of it, or nothing. The transaction is that of the form (retry-writes.ts).
 */

type Form = Record<string, unknown>;

interface FormRequest {
  params: { model: string; id?: string };
  request: { body?: Form };
  state: { userAbility: unknown; user: Editor };
  body?: { data?: { documentId?: string } };
}

type Save = (ctx: FormRequest) => Promise<unknown>;

interface HostError {
  message: string;
  details?: { errors?: { path: string[]; message: string }[] };
}

const maxTickets = 20;

/** What a form would be told at its fields. */
function problemOf({ message, details }: HostError): Problem {
  const found = (details?.errors ?? []).map(
    ({ path: [name = ''], message: why }) => [name, why] as const,
  );
  const params: Record<string, string> = Object.fromEntries(found);
  return new Problem('invalidParam', message, found.length > 0 ? params : undefined);
}

/** What is wrong with a ticket, in one line; undefined where it is about something else. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof errors.ValidationError) return messageOf(problemOf(error as HostError));
  return error instanceof Problem ? messageOf(error) : undefined;
}

/** At no field of the event's form: the message says which ticket. */
function refused(title: unknown, error: unknown): Error {
  const reason = reasonOf(error);
  if (reason === undefined) return error as Error;
  const name = typeof title === 'string' ? title : '';
  return new errors.ValidationError(`Ticket “${name}”: ${reason}`, { errors: [] });
}

function readTickets(sent: unknown, { state }: FormRequest): TypedTicket[] {
  if (!Array.isArray(sent) || sent.length > maxTickets) {
    throw new errors.ValidationError(`newTickets has to be a list of up to ${maxTickets}`);
  }
  // Who may make events and no tickets makes them without.
  if (sent.length === 0) return [];
  const { cannot } = permissionChecker(state.userAbility, 'plugin::svc.ticket');
  if (cannot.create()) throw new errors.ForbiddenError();
  return (sent as (Form | null)[]).map((one) => {
    try {
      const typed = readTicketForm({ title: '', ...one });
      const names = Object.keys(typed);
      if (names.some((name) => cannot.create(undefined, name))) throw new errors.ForbiddenError();
      return typed;
    } catch (error) {
      throw refused(one?.title, error);
    }
  });
}

async function createAll(event: string, tickets: TypedTicket[], editor: Editor): Promise<void> {
  for (const typed of tickets) {
    try {
      await createTicketOf(event, typed, editor);
    } catch (error) {
      throw refused(typed.title, error);
    }
  }
}

const withTickets =
  (save: Save): Save =>
  async (ctx) => {
    const { newTickets = [], ...form } = ctx.request.body ?? {};
    const isNew = ctx.params.id === undefined;
    if (ctx.params.model !== 'plugin::svc.event' || !isNew) return save(ctx);
    const tickets = readTickets(newTickets === null ? [] : newTickets, ctx);
    const sent = ctx.request.body;
    try {
      ctx.request.body = form;
      const answer = await save(ctx);
      const made = ctx.body?.data?.documentId;
      if (made) await createAll(made, tickets, ctx.state.user);
      return answer;
    } finally {
      // A second try of the transaction begins with what was sent.
      ctx.request.body = sent;
    }
  };

type Controller = Record<'create' | 'publish', Save>;

/** Before the Content Manager's routes are made of it, and within the transaction of its writes. */
export function makeTicketsWithEvents(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (controller: Controller) => Controller): void;
  };
  controllers.extend('plugin::content-manager.collection-types', (controller) => ({
    ...controller,
    create: withTickets(controller.create.bind(controller)),
    publish: withTickets(controller.publish.bind(controller)),
  }));
}
