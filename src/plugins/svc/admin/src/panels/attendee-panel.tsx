import { Flex, Typography } from '@strapi/design-system';
import { ActionButton } from '../box-office/action-button';
import { cancelPlace, checkIn, confirmPlace, undoCheckIn } from '../box-office/actions';
import { refundOfAttendee } from '../box-office/refundable';
import { RefundButton } from '../box-office/refund-button';
import { Badge } from '../shared/badge';
import { type AttendeeDocument, attendeeUid, statusBadges } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';

function AtTheDoor({ attendee }: { attendee: AttendeeDocument }) {
  const { state, details } = attendee;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {state && <Badge {...statusBadges[state]} />}
      {details?.event && (
        <Typography style={{ overflowWrap: 'anywhere' }}>{details.event}</Typography>
      )}
      <ActionButton action={checkIn} document={attendee} isFirst />
      <ActionButton action={undoCheckIn} document={attendee} />
      <ActionButton action={confirmPlace} document={attendee} isFirst />
      <RefundButton subject={refundOfAttendee(attendee)} />
      <ActionButton action={cancelPlace} document={attendee} />
    </Flex>
  );
}

/** Which event an attendee comes to, and whether they are there. */
export const AttendeePanel: SidePanelComponent = (context) => {
  const attendee = documentOf<AttendeeDocument>(context, attendeeUid);
  return attendee ? { title: 'At the door', content: <AtTheDoor attendee={attendee} /> } : null;
};
