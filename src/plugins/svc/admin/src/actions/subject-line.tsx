import { Typography } from '@strapi/design-system';
import { eventUid } from '../shared/event-uid';
import { NamedThings } from '../shared/named-things';
import { useText } from '../shared/texts';
import { type NamedThing, thingLine } from '../shared/thing-line';

/** What is known of a thing that is asked about; an event has dates. */
export interface Subject {
  title?: string | null;
  name?: string | null;
  startDate?: string | null;
  allDay?: boolean | null;
}

const named = ({ title, name, startDate, allDay }: Subject): NamedThing => ({
  title: title || name,
  start: startDate,
  isAllDay: allDay,
});

function useUntitled(uid: string): string {
  const text = useText();
  return uid === eventUid ? text('events.untitled') : '';
}

/** Says which thing is asked about, an event with its date. */
export function SubjectLine({ uid, subject }: { uid: string; subject: Subject }) {
  const said = thingLine(named(subject), useUntitled(uid));
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
    .map((subject) => ({ ...named(subject), documentId: subject.documentId }))
    .filter((thing) => thingLine(thing, untitled) !== '');
  return <NamedThings things={things} untitled={untitled} />;
}
