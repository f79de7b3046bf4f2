import { Flex } from '@strapi/design-system';
import { Check, Cross } from '@strapi/icons';
import { type Decision, DecideButton } from '../box-office/decide-button';
import { PanelItem, PanelSection, ThingLink } from '../box-office/panel-section';
import { Badge } from '../shared/badge';
import {
  attendeeUid,
  orderUid,
  type RefundDocument,
  refundUid,
  statusLooks,
} from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { toAmount } from '../shared/money';

function approval({ amountMinor, currency }: RefundDocument): Decision {
  const amount = amountMinor === undefined ? 'The money' : toAmount(Number(amountMinor));
  return {
    label: 'Approve',
    icon: <Check />,
    variant: 'default',
    question: `${amount} ${currency ?? ''} goes back by the way it came, and the places become free. This is final.`,
    success: 'The request is approved.',
    verb: 'approve',
  };
}

const rejection: Decision = {
  label: 'Reject',
  icon: <Cross />,
  variant: 'danger-light',
  question: 'The money stays, and so do the places. This is final.',
  success: 'The request is rejected.',
  verb: 'reject',
};

function RefundContents({ request }: { request: RefundDocument }) {
  const { requestStatus, about } = request;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {requestStatus && <Badge {...statusLooks[requestStatus]} />}
      <Flex direction="column" alignItems="stretch" gap={2}>
        <DecideButton request={request} decision={approval(request)} />
        <DecideButton request={request} decision={rejection} />
      </Flex>
      {about && (
        <PanelSection title="About">
          {about.attendee && (
            <PanelItem detail={about.events.join(', ')}>
              <ThingLink uid={attendeeUid} documentId={about.attendee.documentId}>
                {about.attendee.fullName}
              </ThingLink>
            </PanelItem>
          )}
          <PanelItem detail={about.attendee ? undefined : about.events.join(', ')}>
            <ThingLink uid={orderUid} documentId={about.orderDocumentId}>
              {about.attendee ? 'The order' : 'The whole order'}
            </ThingLink>
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
