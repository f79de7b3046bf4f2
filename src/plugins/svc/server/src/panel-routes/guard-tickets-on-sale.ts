import { errors } from '@strapi/utils';
import { permissionChecker } from '../host/content-manager';
import { queryEngine, withCreator } from '../host/query-engine';
import { type DocumentContext, useDocumentMiddleware } from '../host/strapi';
import { isForPublishers } from './for-publishers';

/*
 * What an author changes of a published event waits for who may publish it. Tickets have no draft to wait in: those of a
 * published event are for who may publish it.
 */

const [eventUid, ticketUid] = ['plugin::svc.event', 'plugin::svc.ticket'] as const;

export const onSale = 'The event is published: its tickets are changed by whoever may publish it.';

/** Whether the tickets of an event, by its public id, are for others than who has this ability. */
export async function areForPublishers(publicId: number, userAbility: unknown): Promise<boolean> {
  const where = { publicId };
  const versions = await queryEngine(eventUid).findMany({ where, populate: withCreator });
  return isForPublishers(versions, permissionChecker(userAbility, eventUid));
}

const inPanel = /^\/(content-manager|svc-admin)\//;
/** With an event that is deleted for good its tickets go: that was asked of the event. */
const ofEvents = /^\/content-manager\/collection-types\/plugin::svc\.event(\/|$)/;

/** What whoever writes tickets in the panel may do; undefined for a program, a job, and a buyer. */
function panelAbility(action: DocumentContext['action']): unknown {
  const ctx = strapi.requestContext.get();
  if (!ctx || !inPanel.test(ctx.path)) return undefined;
  const goesAlong = action === 'delete' && ofEvents.test(ctx.path);
  return goesAlong ? undefined : ctx.state.userAbility;
}

async function refuseOnSale(documentId: unknown, userAbility: unknown): Promise<void> {
  if (typeof documentId !== 'string') return;
  const ticket = await queryEngine(ticketUid).findOne({ where: { documentId } });
  if (!ticket?.eventId) return;
  if (await areForPublishers(ticket.eventId, userAbility)) {
    // The host answers an error that says 403 without its words.
    throw new errors.ApplicationError(onSale);
  }
}

const writes: DocumentContext['action'][] = ['create', 'update', 'clone', 'delete'];

/** Before what there is changes, and after something is made: that is taken back. */
export function guardTicketsOnSale(): void {
  useDocumentMiddleware(async ({ uid, action, params }, next) => {
    const isWrite = uid === ticketUid && writes.includes(action);
    const ability = isWrite ? panelAbility(action) : undefined;
    if (!ability) return next();
    await refuseOnSale(params.documentId, ability);
    const written = await next();
    await refuseOnSale((written as { documentId?: unknown } | null)?.documentId, ability);
    return written;
  });
}
