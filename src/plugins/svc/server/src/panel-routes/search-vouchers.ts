import { queryEngine } from '../host/query-engine';
import { keyOfCode, normalCode } from '../resources/voucher/domain/code';
import { onListSearch } from './on-list-search';

/*
 * The panel's list of vouchers finds a code with its dashes or without, whichever they are, and what is for an event by its title.
 */

const vouchers = 'plugin::svc.voucher';

/** More events than anybody means by a part of a title. */
const mostEvents = 500;

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

export function searchVouchers(): void {
  onListSearch(vouchers, async (text) => ({ where: await searchedAs(text) }));
}
