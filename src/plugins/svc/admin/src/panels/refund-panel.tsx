import { StatusBadge } from '../shared/status-badge';
import { Flex } from '@strapi/design-system';
import { DecideButton } from '../box-office/decide-button';
import { approval, rejection } from '../box-office/decisions';
import { orderOfRequest } from '../box-office/named';
import { PanelItem, PanelSection, DocumentLink } from '../box-office/panel-section';
import { attendeeUid, orderUid, type RefundDocument, refundUid } from '../shared/box-office';
import { placeOf } from '../shared/place-of';
import { useText } from '../shared/texts';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';

function RefundContents({ request }: { request: RefundDocument }) {
  const text = useText();
  const { requestStatus, details } = request;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {requestStatus && <StatusBadge status={requestStatus} />}
      <Flex direction="column" alignItems="stretch" gap={2}>
        <DecideButton request={request} decision={approval} />
        <DecideButton request={request} decision={rejection} />
      </Flex>
      {details && (
        <PanelSection title={text('refundPanel.about')}>
          {details.attendee && (
            <PanelItem detail={details.events.join(', ')}>
              <DocumentLink uid={attendeeUid} documentId={details.attendee.documentId}>
                {placeOf(details.attendee)}
              </DocumentLink>
            </PanelItem>
          )}
          <PanelItem detail={details.attendee ? undefined : details.events.join(', ')}>
            <DocumentLink uid={orderUid} documentId={details.orderDocumentId}>
              {orderOfRequest(details, text)}
            </DocumentLink>
          </PanelItem>
        </PanelSection>
      )}
    </Flex>
  );
}

/** What a request is about, and its decision. */
export const RefundPanel: SidePanelComponent = (context) => {
  const text = useText();
  const request = documentOf<RefundDocument>(context, refundUid);
  // By key, so that the notes are those of this request.
  const content = request && <RefundContents key={request.documentId} request={request} />;
  return content ? { title: text('refund.title'), content } : null;
};
