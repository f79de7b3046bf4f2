import type { ShownUses } from '../contract/event-list';
import { Problem } from '../domain/problem';
import { adminRoute, type AdminContext, type Handler } from '../kit/admin-route';
import { type PermissionChecker, permissionChecker } from '../host/content-manager';
import { queryEngine, withCreator } from '../host/query-engine';
import { database } from '../host/strapi';
import {
  attributeOf,
  isReplaceable,
  replaceLinked,
  type ReplaceableType,
} from '../resources/event/operations/replace-linked';
import { findGuestsOfUses } from '../resources/event/queries/guests-of-uses';
import { describeUses, findUses } from '../resources/event/queries/uses';
import { maxTicked } from './ticked-ids';

/*
 * A venue or an organizer that events use gives way to another.
 */

const eventUid = 'plugin::svc.event';

interface Replacement {
  uid: ReplaceableType;
  documentId: string;
}

type Act = (thing: Replacement, ctx: AdminContext) => Promise<void>;

/** For those whom the Content Manager lets delete the thing and change events. */
function replacing(act: Act): Handler {
  return async (ctx) => {
    const { uid, documentId } = ctx.params as { uid: string; documentId: string };
    if (!isReplaceable(uid)) return ctx.notFound('There is nothing to replace.');
    const checker = permissionChecker(ctx.state.userAbility, uid);
    const events = permissionChecker(ctx.state.userAbility, eventUid);
    // Before the look-up, so that nobody learns what there is.
    if (checker.cannot.delete() || events.cannot.update()) return ctx.forbidden();
    const thing: unknown = await queryEngine(uid).findOne({
      where: { documentId },
      populate: withCreator,
    });
    if (!thing) return ctx.notFound('There is no such thing.');
    if (checker.cannot.delete(thing)) return ctx.forbidden();
    await act({ uid, documentId }, ctx);
  };
}

/** So many are named one by one. */
const mostNamed = 6;

const tellUses: Act = async ({ uid, documentId }, ctx) => {
  const uses = await findUses(database(), uid, documentId);
  const { guests, events } = await findGuestsOfUses(database(), uid, documentId);
  const told: ShownUses = {
    events: uses.events.length,
    description: describeUses(uses),
    withGuests: events.length,
    guests,
    named: events.slice(0, mostNamed),
    documentIds: events.length > maxTicked ? [] : events.map((event) => event.documentId),
  };
  ctx.body = told;
};

/** A version of an event, with those of the type that it names. */
type Version = Awaited<ReturnType<typeof findVersions>>[number];

function findVersions(events: string[], attribute: string) {
  return queryEngine(eventUid).findMany({
    where: { documentId: { $in: events } },
    populate: {
      createdBy: { populate: ['roles'] },
      [attribute]: { select: ['documentId'] },
    },
  });
}

const namesThing = ({ venue, organizers = [] }: Version, documentId: string) =>
  [venue, ...organizers].some((one) => one?.documentId === documentId);

/** A draft is changed by who may edit it, what is published by who may publish it, too. */
function isRefused(
  { cannot }: PermissionChecker,
  versions: Version[],
  { uid, documentId }: Replacement,
): boolean {
  const attribute = attributeOf(uid);
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  const isSeen = versions.some((one) => one.publishedAt && namesThing(one, documentId));
  return cannot.update(draft, attribute) || (isSeen && cannot.publish(draft));
}

/** @throws Problem `forbidden` where one of the events is not theirs to change: then nothing is. */
async function assertMayChange(
  ctx: AdminContext,
  thing: Replacement,
  events: string[],
): Promise<void> {
  const checker = permissionChecker(ctx.state.userAbility, eventUid);
  const versions = await findVersions(events, attributeOf(thing.uid));
  const refused = events.filter((event) =>
    isRefused(
      checker,
      versions.filter(({ documentId }) => documentId === event),
      thing,
    ),
  );
  if (refused.length === 0) return;
  throw new Problem(
    'forbidden',
    `Nothing was replaced: your role does not let you change ${refused.length} of the ${events.length} events that use it.`,
  );
}

const replace: Act = async (thing, ctx) => {
  const { by } = ctx.request.body ?? {};
  await replaceLinked(thing.uid, thing.documentId, {
    by: typeof by === 'string' ? by : '',
    assertMay: (events) => assertMayChange(ctx, thing, events),
  });
  ctx.status = 204;
};

export const replaceRoutes = [
  adminRoute('GET', '/replace/:uid/:documentId', replacing(tellUses)),
  adminRoute('POST', '/replace/:uid/:documentId', replacing(replace)),
];
