import { labelsIn } from '../labels/label-texts';
import { saidByServer } from '../shared/server-sentences';
import { textsIn } from '../shared/texts';
import { changeListRequest, type HostError } from './host-requests';

/*
 * The Content Manager keeps the filters of a list in the browser, those too with which it could not be read, and shows
 * an error in place of the list and of the filters.
 */

/** Whether it is the filters that were refused. */
function isRefused(error: HostError | undefined, hasFilters: boolean): boolean {
  return hasFilters && (error?.status === 400 || error?.status === 500);
}

/** Why, with the name that the attribute has in the panel. */
function reasonOf({ message = '' }: HostError, model: string): string {
  const labels = labelsIn(document.documentElement.lang);
  const labelled = message.replace(/^(The filter by )(\w+)/, (_, before: string, name: string) => {
    return before + (labels[`content-manager.content-types.${model}.${name}`] ?? name);
  });
  return saidByServer(labelled);
}

function withNotice(error: HostError, model: string): HostError {
  const texts = textsIn(document.documentElement.lang);
  const reason = reasonOf(error, model);
  const message = texts['svc.filter.dropped']!.replace('{reason}', () => reason);
  return { ...error, message };
}

/** Opens the list without its filters; the router hears of it as of the browser's own buttons. */
function leaveFiltersOut(): void {
  const address = new URL(window.location.href);
  const filters = [...address.searchParams.keys()].filter((name) => name.startsWith('filters'));
  for (const name of filters) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/** A list whose filters are refused is shown without them, and it is said why. */
export function dropFailedFilters(): void {
  changeListRequest((request) => {
    request.transformErrorResponse = (error, _meta, { model, params }) =>
      isRefused(error, Boolean(params?.filters)) ? withNotice(error, model) : error;
    request.onQueryStarted = async ({ params }, { queryFulfilled }) => {
      try {
        await queryFulfilled;
      } catch (failure) {
        const { error } = failure as { error?: HostError };
        if (isRefused(error, Boolean(params?.filters))) leaveFiltersOut();
      }
    };
  });
}
