import type { Knex } from 'knex';
import type { EventListItem } from '../resources/event/read-model/listing';
import { searchWords } from '../domain/search-words';
import { columns, join, leftJoined, select, sql } from '../database/sql';
import { database } from '../host/strapi';
import { searchRelations } from './search-relations';

/*
 * Inputs for a relation show the title of what can be chosen, and look for it there. Tickets of different events have
 * the same title, and so have events of different days: these say more, and tickets are found by the title of their event.
 */

interface Choice {
  documentId: string;
  title?: string;
}

type FindLabels = (db: Knex, documents: string[]) => Promise<Map<string, string>>;

/** An event in one line, as its listing has it. */
function eventLabel(item: string | null): string {
  if (!item) return '';
  const { title, start_date: start } = JSON.parse(item) as EventListItem;
  return [title, start?.slice(0, 10)].filter(Boolean).join(', ');
}

const ticket = columns('svc_tickets t', 'document_id, title');
const listingOfTicket = leftJoined(columns('svc_event_listings l', 'item'));

const labelsOfTickets: FindLabels = async (db, documents) => {
  const found = await select(
    db,
    sql`select ${ticket}, ${listingOfTicket} from svc_tickets t
      left join svc_event_listings l on l.public_id = t.event_id
      where t.document_id in (${join(documents)})`,
  );
  return new Map(
    found.map((row) => [
      row.document_id,
      [row.title, eventLabel(row.item)].filter(Boolean).join(' · '),
    ]),
  );
};

const listing = columns('svc_event_listings l', 'event_document_id, item');

const labelsOfEvents: FindLabels = async (db, documents) => {
  const found = await select(
    db,
    sql`select ${listing} from svc_event_listings l
      where l.event_document_id in (${join(documents)})`,
  );
  return new Map(found.map((row) => [row.event_document_id, eventLabel(row.item)]));
};

type Query = Record<string, unknown>;

interface Picker {
  findLabels: FindLabels;
  /** What is asked in place of what the input asks. */
  ask(query: Query): Query;
}

const has = (word: string) => ({ $containsi: word });

/** Every word in the title of the ticket or in that of its event. */
function askForTickets({ _q: typed, ...query }: Query): Query {
  const words = typeof typed === 'string' ? searchWords(typed) : [];
  const $and = words.map((word) => ({
    $or: [{ title: has(word) }, { event: { title: has(word) } }],
  }));
  return words.length === 0 ? query : { ...query, filters: { $and } };
}

/** What is to come before what is over. */
const eventPicker: Picker = {
  findLabels: labelsOfEvents,
  ask: (query) => ({ sort: 'startUtc:desc', ...query }),
};

const pickers: Record<string, Picker | undefined> = {
  'plugin::svc.attendee#ticket': { findLabels: labelsOfTickets, ask: askForTickets },
  'plugin::svc.ticket#event': eventPicker,
  'plugin::svc.voucher#event': eventPicker,
};

interface RelationRequest {
  params: { model: string; targetField: string };
  request: { query: Query };
  body?: { results?: Choice[] };
}

type Find = (ctx: RelationRequest) => Promise<unknown>;

interface RelationsController {
  findAvailable: Find;
  findExisting: Find;
}

const pickerOf = ({ params: { model, targetField } }: RelationRequest) =>
  pickers[`${model}#${targetField}`];

/** Who may not read the title is shown none. */
async function addLabels(ctx: RelationRequest): Promise<void> {
  const picker = pickerOf(ctx);
  const titled = (ctx.body?.results ?? []).filter((one) => one.title !== undefined);
  if (!picker || titled.length === 0) return;
  const documents = titled.map(({ documentId }) => documentId);
  const labels = await picker.findLabels(database(), documents);
  for (const one of titled) one.title = labels.get(one.documentId) || one.title!;
}

const labelled =
  (find: Find): Find =>
  async (ctx) => {
    const answer = await find(ctx);
    await addLabels(ctx);
    return answer;
  };

/** Before the Content Manager's routes are made of it. */
export function labelRelations(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (controller: RelationsController) => RelationsController): void;
  };
  controllers.extend('plugin::content-manager.relations', (controller) => {
    // The controller's actions call each other.
    const findAvailable: Find = async (ctx) => {
      const { request, params } = ctx;
      const picker = pickerOf(ctx);
      if (picker) request.query = picker.ask(request.query);
      request.query = await searchRelations(params, request.query);
      return controller.findAvailable.call(controller, ctx);
    };
    return {
      ...controller,
      findAvailable: labelled(findAvailable),
      findExisting: labelled((ctx) => controller.findExisting.call(controller, ctx)),
    };
  });
}
