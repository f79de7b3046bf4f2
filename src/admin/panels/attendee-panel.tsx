import { Flex, Typography } from '@strapi/design-system';
import { DeedButton } from '../box-office/deed-button';
import { checkIn, undoCheckIn } from '../box-office/deeds';
import { Badge } from '../shared/badge';
import { type AttendeeDocument, attendeeUid, statusLooks } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';

function AtTheDoor({ attendee }: { attendee: AttendeeDocument }) {
  const { state, about } = attendee;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {state && <Badge {...statusLooks[state]} />}
      {about?.event && <Typography style={{ overflowWrap: 'anywhere' }}>{about.event}</Typography>}
      <DeedButton deed={checkIn} thing={attendee} isFirst />
      <DeedButton deed={undoCheckIn} thing={attendee} />
    </Flex>
  );
}

/** Which event an attendee comes to, and whether they are there. */
export const AttendeePanel: SidePanelComponent = (context) => {
  const attendee = documentOf<AttendeeDocument>(context, attendeeUid);
  return attendee ? { title: 'At the door', content: <AtTheDoor attendee={attendee} /> } : null;
};
