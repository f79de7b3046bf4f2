import { eventUid } from '../shared/event-uid';
import { eventsAddress } from '../shared/events-address';
import { onRefusedForm } from './host-requests';

const forbidden = 403;

/**
 * Whoever may read their own events alone, and opens somebody else's, is led to the page of events, which says so: the
 * host's page says that something went wrong. The router hears of it as of the browser's own buttons.
 */
export function leaveForeignEvents(): void {
  onRefusedForm(({ model, documentId }, { status }) => {
    const [panel, form] = window.location.pathname.split('/content-manager/');
    const isForm = form === `collection-types/${eventUid}/${documentId}`;
    if (status !== forbidden || model !== eventUid || !isForm) return;
    const { state } = window.history as { state: unknown };
    window.history.replaceState(state, '', `${panel}${eventsAddress}?foreign=true`);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
}
