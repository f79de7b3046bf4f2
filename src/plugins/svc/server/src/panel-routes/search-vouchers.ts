import { contentManagerRequest } from '../host/content-manager-request';
import { queryEngine } from '../host/query-engine';
import { keyOfCode, normalCode } from '../resources/voucher/domain/code';

/*
 * The panel's list of vouchers finds a code with its dashes or without, whichever they are, and what is for an event by its title.
 */

const vouchers = 'plugin::svc.voucher';

/** More events than anybody means by a part of a title. */
const mostEvents = 500;

interface Search {
  params: { _q?: unknown; where?: object };
}

async function searchedAs(text: string): Promise<object> {
  const events = await queryEngine('plugin::svc.event').findMany({
    where: { title: { $containsi: text } },
    select: ['publicId'],
    limit: mostEvents,
  });
  const key = keyOfCode(normalCode(text));
  return {
    $or: [
      { eventId: { $in: events.map(({ publicId }) => publicId) } },
      { note: { $containsi: text } },
      ...(key ? [{ codeKey: { $containsi: key } }] : []),
    ],
  };
}

async function searchByEvent({ params }: Search): Promise<void> {
  const { _q: text, where } = params;
  const isList = contentManagerRequest()?.path === `/content-manager/collection-types/${vouchers}`;
  if (!isList || typeof text !== 'string' || text.trim() === '') return;
  const searched = await searchedAs(text.trim());
  delete params._q;
  params.where = where ? { $and: [where, searched] } : searched;
}

export function searchVouchers(): void {
  strapi.db.lifecycles.subscribe({
    models: [vouchers],
    beforeFindMany: searchByEvent,
    beforeCount: searchByEvent,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
