import * as yup from 'yup';
import { boxOfficePermissions } from '../../contract/box-office-permissions';
import {
  type DoorGuests,
  type DoorNews,
  type DoorScan,
  type DoorStanding,
  bareCode,
  maxScans,
  noSuchEvent,
} from '../../contract/door';
import { nameOf, type AdministratorRow } from '../../host/administrator-name';
import { database } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler, readValue } from '../../kit/admin-route';
import { now } from '../../lib/clock';
import { mergeScan } from '../../resources/attendee/operations/merge-scan';
import {
  countInside,
  findDoorGuests,
  findDoubles,
  findTicketTitles,
  findVoidDigests,
} from '../../resources/attendee/queries/door';
import { findDoorEvents, findStanding, typedWords } from './door-events';

/*
 * What the page at the door asks, by the panel's own session: for those whose role has the tick of the door, who need no
 * other, and see of an event its guests.
 */

interface OpenDoor {
  eventId: number;
  standing: DoorStanding;
}

type Act = (door: OpenDoor, ctx: AdminContext) => Promise<void>;

const mayOpenDoors = ({ state }: AdminContext) =>
  state.userAbility.can(boxOfficePermissions.door.id);

function atDoor(act: Act): Handler {
  return async (ctx) => {
    if (!mayOpenDoors(ctx)) return ctx.forbidden();
    ctx.set('Cache-Control', 'no-store');
    const { id = '' } = ctx.params;
    const eventId = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    const standing = await findStanding(database(), eventId);
    if (!standing) return ctx.notFound(noSuchEvent);
    await act({ eventId, standing }, ctx);
  };
}

const listEvents: Handler = async (ctx) => {
  if (!mayOpenDoors(ctx)) return ctx.forbidden();
  ctx.body = { events: await findDoorEvents(database(), typedWords(ctx.query.search)) };
};

async function guestsOf(
  { eventId, standing }: OpenDoor,
  since: number | null,
): Promise<DoorGuests> {
  const clock = now();
  const [tickets, guests, handedOn] = await Promise.all([
    findTicketTitles(database(), eventId),
    findDoorGuests(database(), eventId, since),
    findVoidDigests(database(), eventId, since),
  ]);
  return { tickets, guests, handedOn, standing, clock };
}

const listGuests: Act = async (open, ctx) => {
  ctx.body = await guestsOf(open, null);
};

const name = /^[\w-]{8,64}$/;
/** What a telephone has kept for longer is as old as this. */
const maxSecondsAgo = 30 * 24 * 60 * 60;

const seconds = yup
  .number()
  .transform((sent: number) => Math.min(Math.max(Math.round(sent), 0), maxSecondsAgo))
  .default(0);

const scanSchema = yup
  .object({
    id: yup.string().strict().required().matches(name, 'has to be 8 to 64 letters or digits'),
    code: yup.string().strict().max(255),
    guest: yup.number().strict().integer().min(1).max(999_999_999),
    digest: yup.string().strict().max(64),
    secondsAgo: seconds,
    isInside: yup.boolean().strict(),
    isUndone: yup.boolean().strict(),
  })
  .noUnknown();

const bodySchema = {
  door: yup.string().strict().required().max(64),
  since: yup.number().strict().integer().min(0).max(9_999_999_999).nullable(),
  scans: yup
    .array(scanSchema.required())
    .max(maxScans, `takes ${maxScans} scans at a time`)
    .default([]),
};

function readScans(body: Record<string, unknown> = {}): DoorScan[] {
  const scans = readValue('scans', bodySchema.scans, body.scans ?? []);
  return scans.map(({ code, ...scan }) => ({
    ...scan,
    ...(code !== undefined && { code: bareCode(code) }),
  }));
}

const mergeScans: Act = async (open, ctx) => {
  const { eventId } = open;
  const { body } = ctx.request;
  const door = readValue('door', bodySchema.door, body?.door);
  const since = readValue('since', bodySchema.since, body?.since ?? null) ?? null;
  const by = nameOf(ctx.state.user as unknown as AdministratorRow);
  const at = now();
  const answers = [];
  // One after the other, in the order of the door.
  for (const scan of readScans(body)) {
    answers.push(await mergeScan(scan, { eventId, door, by }, at));
  }
  const [news, doubles, counts] = await Promise.all([
    guestsOf(open, since),
    findDoubles(database(), eventId),
    countInside(database(), [eventId]),
  ]);
  const { inside = 0, total = 0 } = counts.get(eventId) ?? {};
  ctx.body = { ...news, answers, doubles, inside, total } satisfies DoorNews;
};

export const doorRoutes = [
  adminRoute('GET', '/door/events', listEvents),
  adminRoute('GET', '/door/events/:id', atDoor(listGuests)),
  adminRoute('POST', '/door/events/:id/scans', atDoor(mergeScans)),
];
