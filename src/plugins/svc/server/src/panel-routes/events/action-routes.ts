import { errors } from '@strapi/utils';
import { type ActionLine, type EventAction, eventActions } from '../../contract/event-list';
import { isOutage, outage } from '../../database/outage';
import { invalidParams, Problem } from '../../domain/problem';
import { type PermissionChecker, permissionChecker } from '../../host/content-manager';
import {
  type AdminContext,
  adminRoute,
  type Handler,
  labelOf,
  messageOf,
  readFlag,
} from '../../kit/admin-route';
import { reasonOf } from '../../lib/error-reason';
import { readTicked } from '../ticked-ids';
import { act, type ActionOptions } from './actions';
import { type EventRow, findEvents } from './event-rows';

/*
 * What is done with ticked events. Each is asked for by itself and answered by itself: one that cannot be published does
 * not keep the others.
 */

const uid = 'plugin::svc.event';
const maxDays = 3650;
const maxTimes = 52;
const daysInWeek = 7;
const daysInYear = 366;
const maxCopies = 200;

function readNumber(name: string, sent: unknown, [least, most, none]: [number, number, number]) {
  if (sent === undefined) return none;
  if (Number.isInteger(sent) && Number(sent) >= least && Number(sent) <= most) return Number(sent);
  throw invalidParams({ [name]: `has to be a whole number from ${least} to ${most}` });
}

function readStarts(sent: unknown): Record<string, unknown> {
  if (sent === undefined) return {};
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return { ...sent };
  throw invalidParams({ starts: 'has to be an object: the start of each event, by its id' });
}

function readOptions({ request: { body = {} } }: AdminContext): ActionOptions {
  return {
    days: readNumber('days', body.days, [-maxDays, maxDays, 0]),
    times: readNumber('times', body.times, [1, maxTimes, 1]),
    every: readNumber('every', body.every, [1, daysInYear, daysInWeek]),
    withTickets: readFlag('withTickets', body.withTickets),
    starts: readStarts(body.starts),
  };
}

/** As the host says it of what is null. */
const hasNoValue = /the final value was: `null`/;

/** The host says of several only how many they are. */
function messageOfHost(error: Error & { details?: unknown }): string {
  const { errors: found = [] } = (error.details ?? {}) as {
    errors?: { path: string[]; message: string }[];
  };
  const sentences = found.map(({ path: [name = ''], message }) => {
    const reason = hasNoValue.test(message)
      ? 'must be given'
      : message.replace(new RegExp(`^${name}\\s+`), '').replace(/\.$/, '');
    return `The ${labelOf(name)} ${reason}.`;
  });
  return sentences.join(' ') || error.message;
}

/** What people are told, where it is theirs to know; anything else is our failure, and is logged. */
function messageOfError(error: unknown): string {
  if (error instanceof Problem) return messageOf(error);
  if (error instanceof errors.ApplicationError) return messageOfHost(error as Error);
  if (isOutage(error)) return outage().message;
  strapi.log.error(`Could not act on an event: ${reasonOf(error)}`);
  return 'It went wrong here, and nothing of it has changed.';
}

async function takeLine(
  action: EventAction,
  row: EventRow,
  checker: PermissionChecker,
  options: ActionOptions,
): Promise<ActionLine> {
  const line = { documentId: row.documentId, title: row.title ?? '' };
  try {
    await act(action, row.documentId, { checker, options });
    return { ...line, done: true, message: '' };
  } catch (error) {
    return { ...line, done: false, message: messageOfError(error) };
  }
}

const takeAction: Handler = async (ctx) => {
  const action = eventActions.find((one) => one === ctx.params.action);
  const checker = permissionChecker(ctx.state.userAbility, uid);
  if (checker.cannot.read()) return ctx.forbidden();
  if (!action) return ctx.notFound('There is no such action.');
  const ids = readTicked(ctx.request.body?.documentIds);
  const options = readOptions(ctx);
  if (action === 'duplicate' && options.times * ids.length > maxCopies) {
    throw invalidParams({ times: `would make more than ${maxCopies} copies` });
  }
  const withTickets =
    options.withTickets &&
    !permissionChecker(ctx.state.userAbility, 'plugin::svc.ticket').cannot.create();
  const lines: ActionLine[] = [];
  for (const [index, row] of (await findEvents(ids)).entries()) {
    // Whether there is such a thing is not for who may not see it.
    const isSeen = row && !checker.cannot.read(row);
    lines.push(
      isSeen
        ? await takeLine(action, row, checker, { ...options, withTickets })
        : { documentId: ids[index]!, title: '', done: false, message: 'There is no such event.' },
    );
  }
  ctx.body = { lines };
};

export const eventActionRoutes = [adminRoute('POST', '/event-actions/:action', takeAction)];
