import { StatusBadge } from '../shared/status-badge';
import { Flex } from '@strapi/design-system';
import { Check, Cross } from '@strapi/icons';
import { formatMinor } from '../../../server/src/domain/money';
import { type Decision, DecideButton } from '../box-office/decide-button';
import { PanelItem, PanelSection, DocumentLink } from '../box-office/panel-section';
import { attendeeUid, orderUid, type RefundDocument, refundUid } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';

function approval({ amountMinor, currency }: RefundDocument): Decision {
  const amount = amountMinor === undefined ? 'The money' : formatMinor(amountMinor);
  return {
    label: 'Approve',
    icon: <Check />,
    variant: 'default',
    question: `${amount} ${currency ?? ''} is refunded to the buyer, and the places are released. This is final.`,
    success: 'The request is approved.',
    verb: 'approve',
  };
}

const rejection: Decision = {
  label: 'Reject',
  icon: <Cross />,
  variant: 'danger-light',
  question: 'Nothing is refunded, and the attendees keep their places. This is final.',
  success: 'The request is rejected.',
  verb: 'reject',
};

function RefundContents({ request }: { request: RefundDocument }) {
  const { requestStatus, details } = request;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {requestStatus && <StatusBadge status={requestStatus} />}
      <Flex direction="column" alignItems="stretch" gap={2}>
        <DecideButton request={request} decision={approval(request)} />
        <DecideButton request={request} decision={rejection} />
      </Flex>
      {details && (
        <PanelSection title="About">
          {details.attendee && (
            <PanelItem detail={details.events.join(', ')}>
              <DocumentLink uid={attendeeUid} documentId={details.attendee.documentId}>
                {details.attendee.fullName}
              </DocumentLink>
            </PanelItem>
          )}
          <PanelItem detail={details.attendee ? undefined : details.events.join(', ')}>
            <DocumentLink uid={orderUid} documentId={details.orderDocumentId}>
              {details.attendee ? 'The order' : 'The whole order'}
            </DocumentLink>
          </PanelItem>
        </PanelSection>
      )}
    </Flex>
  );
}

/** What a request is about, and its decision. */
export const RefundPanel: SidePanelComponent = (context) => {
  const request = documentOf<RefundDocument>(context, refundUid);
  // By key, so that the notes are those of this request.
  const content = request && <RefundContents key={request.documentId} request={request} />;
  return content ? { title: 'Refund', content } : null;
};
