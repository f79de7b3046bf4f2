import { database } from '../../host/strapi';
import { findVoucherStates } from '../../resources/voucher/queries/voucher-states';
import { findDoorMoments } from './door-moments';
import { findOrderHistory } from './order-history';
import { canReadAll } from '../../host/content-manager';
import {
  findOrderAttendees,
  findAttendeeDetails,
  findOrderLines,
  findRefundDetails,
} from './queries';

/*
 * Says what the things of the box office are about, where the Content Manager answers with them: a list takes one
 * statement more, whatever is on the page. Its own answer has attributes only, and would need a relation and a query
 * for each title.
 */

interface AnsweredDocument {
  documentId: string;
  details?: object;
}

interface AnsweredRead {
  params: { model: string };
  state: { userAbility: unknown };
  body?: { results?: AnsweredDocument[]; data?: AnsweredDocument };
}

interface Reader {
  canSeeAttendees: boolean;
  /** The ends of codes, besides. */
  withCodes: boolean;
  /** Why money is asked back. */
  withReasons: boolean;
  isSingle: boolean;
}

type FindDetails = (documents: string[], reader: Reader) => Promise<Map<string, object>>;

const detailsByType: Record<string, FindDetails> = {
  async 'plugin::svc.order'(documents, { canSeeAttendees, withCodes, withReasons, isSingle }) {
    const [one = ''] = documents;
    const sight = { withNames: canSeeAttendees, withCodes, withReasons };
    const [lines, attendees, history] = await Promise.all([
      findOrderLines(database(), documents),
      isSingle && canSeeAttendees ? findOrderAttendees(database(), one, { withCodes }) : undefined,
      isSingle ? findOrderHistory(database(), one, sight) : undefined,
    ]);
    return new Map(
      [...lines].map(([document, ofOrder]) => [document, { lines: ofOrder, attendees, history }]),
    );
  },
  async 'plugin::svc.attendee'(documents, { isSingle }) {
    const [found, doors] = await Promise.all([
      findAttendeeDetails(database(), documents),
      isSingle ? findDoorMoments(database(), documents[0]!) : undefined,
    ]);
    return new Map([...found].map(([document, details]) => [document, { ...details, doors }]));
  },
  async 'plugin::svc.refund-request'(documents, { canSeeAttendees, withCodes }) {
    const subjects = await findRefundDetails(database(), documents, { withCodes });
    if (canSeeAttendees) return subjects;
    return new Map(
      [...subjects].map(([document, about]) => [document, { ...about, attendee: null }]),
    );
  },
  'plugin::svc.voucher': (documents) => findVoucherStates(database(), documents),
};

async function addDetails({ params, state, body }: AnsweredRead): Promise<void> {
  const describer = detailsByType[params.model];
  const things = body?.results ?? (body?.data ? [body.data] : []);
  if (!describer || things.length === 0) return;
  const sees = (field: string) => canReadAll(state.userAbility, 'plugin::svc.attendee', field);
  const abouts = await describer(
    things.map(({ documentId }) => documentId),
    {
      canSeeAttendees: sees('fullName'),
      withCodes: sees('securityCode'),
      withReasons: canReadAll(state.userAbility, 'plugin::svc.refund-request', 'reason'),
      isSingle: !body?.results,
    },
  );
  for (const thing of things) thing.details = abouts.get(thing.documentId);
}

type Read = (ctx: AnsweredRead) => Promise<unknown>;

/** The Content Manager's controller, as far as we change it. */
interface Reads {
  find: Read;
  findOne: Read;
}

const withDetails =
  (read: Read): Read =>
  async (ctx) => {
    const answer = await read(ctx);
    await addDetails(ctx);
    return answer;
  };

/** Before the Content Manager's routes are made of it. */
export function addBoxOfficeDetails(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (controller: Reads) => Reads): void;
  };
  controllers.extend('plugin::content-manager.collection-types', (controller) => ({
    ...controller,
    find: withDetails(controller.find.bind(controller)),
    findOne: withDetails(controller.findOne.bind(controller)),
  }));
}
