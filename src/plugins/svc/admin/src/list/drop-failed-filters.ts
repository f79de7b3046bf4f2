import { labelsIn } from '../labels/label-texts';
import { loadSentences, saidByServer } from '../shared/server-sentences';
import { type TextId, textsIn } from '../shared/texts';
import { changeListRequest, type HostError } from './host-requests';

/*
 * The Content Manager keeps the filters of a list in the browser, and its order, those too with which it could not be read, and
 * shows an error in place of the list and of what would change them.
 */

/** What an address may say of a list, and what is said when it was left out. */
interface Part {
  names: RegExp;
  dropped: TextId;
}

const filters: Part = { names: /^filters/, dropped: 'filter.dropped' };
const order: Part = { names: /^(?:sort|page|pageSize)$/, dropped: 'order.dropped' };

const namesOf = ({ names }: Part) =>
  [...new URL(window.location.href).searchParams.keys()].filter((name) => names.test(name));

/** What was refused, and can be left out: undefined where the list cannot be read at all. */
function refusedPart(error: HostError | undefined, hasFilters: boolean): Part | undefined {
  if (hasFilters) return error?.status === 400 || error?.status === 500 ? filters : undefined;
  return error?.status === 400 && namesOf(order).length > 0 ? order : undefined;
}

/** Why, as a sentence, with the name that the attribute has in the panel. */
function reasonOf({ message = '' }: HostError, model: string): string {
  const labels = labelsIn(document.documentElement.lang);
  const labelled = message.replace(/^(The filter by )(\w+)/, (_, before: string, name: string) => {
    return before + (labels[`content-manager.content-types.${model}.${name}`] ?? name);
  });
  const reason = saidByServer(labelled);
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

function withNotice(error: HostError, model: string, { dropped }: Part): HostError {
  const texts = textsIn(document.documentElement.lang);
  const reason = reasonOf(error, model);
  const message = texts[`svc.${dropped}`]!.replace('{reason}', () => reason);
  return { ...error, message };
}

/** Opens the list without it; the router hears of it as of the browser's own buttons. */
function leaveOut(part: Part): void {
  const address = new URL(window.location.href);
  for (const name of namesOf(part)) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/** A list whose filters are refused is shown without them, and one that cannot be in that order in its own; it is said why. */
export function dropFailedFilters(): void {
  changeListRequest((request) => {
    request.transformErrorResponse = (error, _meta, { model, params }) => {
      const part = refusedPart(error, Boolean(params?.filters));
      return part ? withNotice(error, model, part) : error;
    };
    request.onQueryStarted = async ({ params }, { queryFulfilled }) => {
      // A list may be refused before anything is pressed.
      loadSentences().catch(() => undefined);
      try {
        await queryFulfilled;
      } catch (failure) {
        const { error } = failure as { error?: HostError };
        const part = refusedPart(error, Boolean(params?.filters));
        if (part) leaveOut(part);
      }
    };
  });
}
