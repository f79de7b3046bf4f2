import { StatusBadge } from '../shared/status-badge';
import { Flex, Typography } from '@strapi/design-system';
import { ActionButton } from '../box-office/action-button';
import { cancelPlace, checkIn, confirmPlace, undoCheckIn } from '../box-office/actions';
import { nameOfAttendee } from '../box-office/named';
import { refundOfAttendee } from '../box-office/refundable';
import { RefundButton } from '../box-office/refund-button';
import { type AttendeeDocument, attendeeUid } from '../shared/box-office';
import { onDemand } from '../shared/on-demand';
import { useText } from '../shared/texts';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { readable } from '../shared/wall-clock';

const AttendeeDoors = onDemand(() => import('./attendee-doors'));

/** Since when somebody is inside, and who let them in. */
function Inside({ inside }: { inside: { at: number; by: string | null } }) {
  const say = useText();
  const at = new Date(inside.at * 1000);
  const language = document.documentElement.lang || 'en';
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const values = { time: time.format(at), by: inside.by ?? '' };
  return <Typography>{say(inside.by ? 'door.sinceBy' : 'door.since', values)}</Typography>;
}

/** Who had the ticket before, and since when its code is another. */
function HandedOn({ handedOn }: { handedOn: { at: number; from: string } }) {
  const say = useText();
  const language = document.documentElement.lang || 'en';
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const values = { time: time.format(new Date(handedOn.at * 1000)), name: handedOn.from };
  return (
    <Typography style={{ overflowWrap: 'anywhere' }}>{say('door.handedOn', values)}</Typography>
  );
}

function AtTheDoor({ attendee }: { attendee: AttendeeDocument }) {
  const { state, details } = attendee;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {state && <StatusBadge status={state} />}
      {details?.event && (
        <Typography style={{ overflowWrap: 'anywhere' }}>{details.event}</Typography>
      )}
      {details?.when && (
        <Typography textColor="neutral600">
          {readable(details.when.start, details.when.isAllDay)}
        </Typography>
      )}
      {details?.inside && <Inside inside={details.inside} />}
      {details?.handedOn && <HandedOn handedOn={details.handedOn} />}
      <ActionButton action={checkIn} document={attendee} isFirst />
      <ActionButton action={undoCheckIn} document={attendee} />
      <ActionButton action={confirmPlace} document={attendee} isFirst />
      <RefundButton subject={refundOfAttendee(attendee)} named={nameOfAttendee(attendee)} />
      <ActionButton action={cancelPlace} document={attendee} />
      {details?.doors?.[0] && <AttendeeDoors moments={details.doors} />}
    </Flex>
  );
}

/** Which event an attendee comes to, and whether they are there. */
export const AttendeePanel: SidePanelComponent = (context) => {
  const text = useText();
  const attendee = documentOf<AttendeeDocument>(context, attendeeUid);
  return attendee
    ? { title: text('attendeePanel.title'), content: <AtTheDoor attendee={attendee} /> }
    : null;
};
