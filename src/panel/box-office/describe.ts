import { database } from '../../strapi';
import { canReadAll } from '../content-manager';
import { attendeesOfOrder, placesOfAttendees, linesOfOrders, subjectsOfRefunds } from './queries';

/*
 * Says what the things of the box office are about, where the Content Manager answers with them: a list takes one
 * statement more, whatever is on the page. Its own answer has attributes only, and would need a relation and a query
 * for each title.
 */

interface Thing {
  documentId: string;
  about?: object;
}

interface AnsweredRead {
  params: { model: string };
  state: { userAbility: unknown };
  body?: { results?: Thing[]; data?: Thing };
}

interface Reader {
  canSeeAttendees: boolean;
  isSingle: boolean;
}

type Describe = (documents: string[], reader: Reader) => Promise<Map<string, object>>;

const describers: Record<string, Describe> = {
  async 'api::order.order'(documents, { canSeeAttendees, isSingle }) {
    const [lines, attendees] = await Promise.all([
      linesOfOrders(database(), documents),
      isSingle && canSeeAttendees ? attendeesOfOrder(database(), documents[0]!) : undefined,
    ]);
    return new Map(
      [...lines].map(([document, ofOrder]) => [document, { lines: ofOrder, attendees }]),
    );
  },
  'api::attendee.attendee': (documents) => placesOfAttendees(database(), documents),
  async 'api::refund-request.refund-request'(documents, { canSeeAttendees }) {
    const subjects = await subjectsOfRefunds(database(), documents);
    if (canSeeAttendees) return subjects;
    return new Map(
      [...subjects].map(([document, about]) => [document, { ...about, attendee: null }]),
    );
  },
};

async function describe({ params, state, body }: AnsweredRead): Promise<void> {
  const describer = describers[params.model];
  const things = body?.results ?? (body?.data ? [body.data] : []);
  if (!describer || things.length === 0) return;
  const canSeeAttendees = canReadAll(state.userAbility, 'api::attendee.attendee', 'fullName');
  const abouts = await describer(
    things.map(({ documentId }) => documentId),
    { canSeeAttendees, isSingle: !body?.results },
  );
  for (const thing of things) thing.about = abouts.get(thing.documentId);
}

type Read = (ctx: AnsweredRead) => Promise<unknown>;

/** The Content Manager's controller, as far as we change it. */
interface Reads {
  find: Read;
  findOne: Read;
}

const described =
  (read: Read): Read =>
  async (ctx) => {
    const answer = await read(ctx);
    await describe(ctx);
    return answer;
  };

/** Before the Content Manager's routes are made of it. */
export function describeBoxOffice(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (controller: Reads) => Reads): void;
  };
  controllers.extend('plugin::content-manager.collection-types', (controller) => ({
    ...controller,
    find: described(controller.find.bind(controller)),
    findOne: described(controller.findOne.bind(controller)),
  }));
}
