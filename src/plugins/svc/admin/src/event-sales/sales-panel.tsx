import { attendeeUid, orderUid } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { onDemand } from '../shared/on-demand';
import { useText } from '../shared/texts';
import { useMayRead } from '../shared/use-allowed';
import type { SalesRights } from './sales-content';

const SalesContent = onDemand(() => import('./sales-content'));

function useRights(): SalesRights {
  return { sales: useMayRead(orderUid), doorList: useMayRead(attendeeUid) };
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
