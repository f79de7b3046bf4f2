import { Typography } from '@strapi/design-system';
import { nameOfAttendee } from '../box-office/named';
import { type AttendeeDocument, attendeeUid } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { NamedThings } from '../shared/named-things';
import { useText } from '../shared/texts';
import { type NamedThing, thingLine } from '../shared/thing-line';

/** What is known of a thing that is asked about; an event has dates. */
export interface Subject {
  title?: string | null;
  name?: string | null;
  /** Of a ticket. */
  event?: { title?: string | null } | null;
  startDate?: string | null;
  allDay?: boolean | null;
}

function titleOf(uid: string, subject: Subject): string {
  if (uid === attendeeUid) return nameOfAttendee(subject as AttendeeDocument);
  return [subject.title || subject.name, subject.event?.title].filter(Boolean).join(' · ');
}

const named = (uid: string, subject: Subject): NamedThing => ({
  title: titleOf(uid, subject),
  start: subject.startDate,
  isAllDay: subject.allDay,
});

function useUntitled(uid: string): string {
  const text = useText();
  return uid === eventUid ? text('events.untitled') : '';
}

/** Says which thing is asked about, an event with its date. */
export function SubjectLine({ uid, subject }: { uid: string; subject: Subject }) {
  const said = thingLine(named(uid, subject), useUntitled(uid));
  if (said === '') return null;
  return (
    <Typography tag="p" textAlign="center" fontWeight="bold">
      {said}
    </Typography>
  );
}

interface Props {
  uid: string;
  subjects: (Subject & { documentId: string })[];
}

/** Says which of several things are asked about; nothing of those that have no name. */
export function SubjectLines({ uid, subjects }: Props) {
  const untitled = useUntitled(uid);
  const things = subjects
    .map((subject) => ({ ...named(uid, subject), documentId: subject.documentId }))
    .filter((thing) => thingLine(thing, untitled) !== '');
  return <NamedThings things={things} untitled={untitled} />;
}

/** What becomes of places that are deleted; nothing of other things. */
export function PlacesNote({ uid, count }: { uid: string; count: number }) {
  const text = useText();
  if (uid !== attendeeUid) return null;
  return <Typography textAlign="center">{text('attendees.explainDelete', { count })}</Typography>;
}
