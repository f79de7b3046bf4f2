import type { CounterEvent } from '../../../server/src/contract/counter';
import type { ProblemKind, Reason, Why } from '../../../server/src/domain/problem';
import { saidByServer } from '../shared/server-sentences';
import { readableInstant } from '../shared/wall-clock';
import type { useText } from './texts';

/* Why something is not sold, in the words of the panel. */

type Text = ReturnType<typeof useText>;

const said = [
  'no_price',
  'event_withdrawn',
  'sale_ended',
  'not_yet',
  'sold_out',
  'too_many',
  'expired',
] as const satisfies Reason[];

/** Undefined for a reason that the counter has no words for. */
export function whyText(
  { reason, remaining = 0, opensUtc = 0 }: Why,
  { timezone }: CounterEvent,
  text: Text,
): string | undefined {
  const known = said.find((one) => one === reason);
  const time = readableInstant(opensUtc, timezone);
  return known && text(`counter.why.${known}`, { remaining, time });
}

/** What the server answers to a sale that it refuses. */
interface Refused {
  /** Missing where no answer came. */
  status?: number;
  message?: string;
  details?: { kind?: ProblemKind; params?: Record<string, string>; why?: Why };
}

/** What is missing or wrong of a sale, where it is typed. */
export type WrongPart = 'name' | 'email' | 'tickets' | 'given';

/** The parts by the names that the server has for them. */
const parts: [name: string, part: WrongPart][] = [
  ['name', 'name'],
  ['e-mail', 'email'],
  ['tickets', 'tickets'],
];

function reasonText({ kind, params = {} }: NonNullable<Refused['details']>, text: Text) {
  if ('till' in params) return text('till.needed');
  if ('means' in params) return text('counter.why.means');
  if ('quantity' in params) return text('counter.why.quantity');
  return kind === 'notFound' ? text('counter.why.gone') : undefined;
}

/**
 * Whether it may be sold all the same: no answer came, one that is not of the service, or that it is still on its way.
 * @param isAskedAgain whether no answer came before: then nothing that is said before the service is reached tells of it
 */
export function isUnknown(error: object, isAskedAgain: boolean): boolean {
  const { status = 0, details } = error as Refused;
  if (details?.kind === undefined) return isAskedAgain || status === 0 || status >= 500;
  return details.kind === 'keyInFlight' && !details.why;
}

/** Where a refused sale is wrong, or why it was refused; in the server's own words where the counter has none. */
export function refusalOf(
  error: object,
  event: CounterEvent,
  text: Text,
): { problem: WrongPart | null; refusal: string } {
  const { message = '', details = {} } = error as Refused;
  const { params = {}, why } = details;
  const [, problem = null] = parts.find(([name]) => name in params) ?? [];
  if (problem) return { problem, refusal: '' };
  const reason =
    (why && whyText(why, event, text)) ?? reasonText(details, text) ?? saidByServer(message);
  return { problem, refusal: `${text('counter.failed')} ${reason}`.trim() };
}
