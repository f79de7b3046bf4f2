import { attendeeUid, orderUid } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { onDemand } from '../shared/on-demand';
import { useText } from '../shared/texts';
import { useAllowed } from '../shared/use-allowed';
import type { SalesRights } from './sales-content';

const SalesContent = onDemand(() => import('./sales-content'));

const read = 'plugin::content-manager.explorer.read';
const ofOrders = [{ action: read, subject: orderUid }];
const ofAttendees = [{ action: read, subject: attendeeUid }];

function useRights(): SalesRights {
  const orders = useAllowed(ofOrders);
  const attendees = useAllowed(ofAttendees);
  return { sales: Boolean(orders.canRead), doorList: Boolean(attendees.canRead) };
}

/** What an event has sold, and its list for the door. */
export const SalesPanel: SidePanelComponent = (context) => {
  const text = useText();
  const rights = useRights();
  const event = documentOf<{ documentId: string }>(context, eventUid);
  if (!event?.documentId || (!rights.sales && !rights.doorList)) return null;
  return {
    title: text('eventSales.title'),
    content: <SalesContent key={event.documentId} documentId={event.documentId} rights={rights} />,
  };
};
