import { placeHoldingStatuses } from '../contract/attendee-status';
import { join, number, select, sql } from '../database/sql';
import { permissionChecker } from '../host/content-manager';
import { queryEngine } from '../host/query-engine';
import { database } from '../host/strapi';
import { adminRoute, type Handler } from '../kit/admin-route';

const uid = 'plugin::svc.event';
/** Most that a list shows at once. */
const maxEvents = 100;
const people = number('people', sql`count(*)`);

/** How many people have a place at these events. */
async function countPeople(events: string[]): Promise<number> {
  const [row] = await select(
    database(),
    sql`select ${people} from svc_attendees where status in (${join([...placeHoldingStatuses])})
      and event_id in (select public_id from svc_events where document_id in (${join(events)}))`,
  );
  return Number(row!.people);
}

/** For those who may see the events: a number, and nobody's name. */
const tellPeople: Handler = async (ctx) => {
  const checker = permissionChecker(ctx.state.userAbility, uid);
  if (checker.cannot.read()) return ctx.forbidden();
  const documentIds = [...new Set(ctx.params.documentIds!.split(','))].slice(0, maxEvents);
  const rows = await queryEngine(uid).findMany({
    where: { documentId: { $in: documentIds } },
    populate: ['createdBy'],
  });
  const found = new Set(rows.map(({ documentId }) => documentId));
  if (documentIds.some((id) => !found.has(id))) return ctx.notFound('There is no such event.');
  if (rows.some((row) => checker.cannot.read(row))) return ctx.forbidden();
  ctx.body = { people: await countPeople(documentIds) };
};

export const peopleRoutes = [adminRoute('GET', '/events/:documentIds/people', tellPeople)];
