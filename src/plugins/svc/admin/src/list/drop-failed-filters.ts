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

function withNotice(error: HostError): HostError {
  const texts = textsIn(document.documentElement.lang);
  const message = texts['svc.filter.dropped']!.replace('{reason}', error.message ?? '');
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
    request.transformErrorResponse = (error, _meta, { params }) =>
      isRefused(error, Boolean(params?.filters)) ? withNotice(error) : error;
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
