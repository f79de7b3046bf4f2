import * as yup from 'yup';
import { type PermissionChecker, permissionChecker } from '../host/content-manager';
import { queryEngine, withCreator } from '../host/query-engine';
import { database, retriedTransaction } from '../host/strapi';
import { type AdminContext, adminRoute, type Handler, readText } from '../kit/admin-route';
import { readTicked } from './ticked-ids';
import { tellGuests } from '../resources/event/operations/tell-guests';
import { countGuests } from '../resources/event/queries/addressees';

const uid = 'plugin::svc.event';
const documentIdsIn = ({ params }: AdminContext) => readTicked(params.documentIds!.split(','));

type EventRow = Awaited<ReturnType<typeof findVersions>>[number];

/** The drafts of these events, and what is published of them. */
function findVersions(documentIds: string[]) {
  return queryEngine(uid).findMany({
    where: { documentId: { $in: documentIds } },
    populate: withCreator,
  });
}

/** The versions of all that are asked for; undefined where one is missing, or the answer has been given. */
async function allowed(
  ctx: AdminContext,
  isRefused: (cannot: PermissionChecker['cannot'], row: EventRow) => boolean,
): Promise<EventRow[] | undefined> {
  const { cannot } = permissionChecker(ctx.state.userAbility, uid);
  if (cannot.read()) return void ctx.forbidden();
  const documentIds = documentIdsIn(ctx);
  const rows = await findVersions(documentIds);
  const found = new Set(rows.map(({ documentId }) => documentId));
  if (documentIds.some((id) => !found.has(id))) return void ctx.notFound('There is no such event.');
  if (rows.some((row) => isRefused(cannot, row))) return void ctx.forbidden();
  return rows;
}

/** For those who may see the events: numbers, and nobody's name. */
const tellPeople: Handler = async (ctx) => {
  const rows = await allowed(ctx, (cannot, row) => cannot.read(row));
  if (rows) ctx.body = await countGuests(database(), documentIdsIn(ctx));
};

const maxNote = 2000;
const noteSchema = yup.string().trim().required('has to say something').max(maxNote);

/** For those who may publish the events: what the public hears of them is theirs to say. */
const writeToGuests: Handler = async (ctx) => {
  const rows = await allowed(ctx, (cannot, row) => cannot.read(row) || cannot.publish(row));
  if (!rows) return;
  const note = readText('note', noteSchema, ctx.request.body?.note);
  const ids = [...new Set(rows.map(({ publicId }) => publicId as number))];
  const mails = await retriedTransaction(async (trx) => {
    let told = 0;
    for (const id of ids) told += await tellGuests(trx, id, note);
    return told;
  });
  ctx.body = { mails };
};

export const peopleRoutes = [
  adminRoute('GET', '/events/:documentIds/people', tellPeople),
  adminRoute('POST', '/events/:documentIds/mail', writeToGuests),
];
