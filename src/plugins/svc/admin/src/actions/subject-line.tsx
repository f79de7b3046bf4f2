import { Typography } from '@strapi/design-system';
import { eventUid } from '../shared/event-uid';
import { useText } from '../shared/texts';
import { readable } from '../shared/wall-clock';

/** What is known of a thing that is asked about; an event has dates. */
export interface Subject {
  title?: string | null;
  name?: string | null;
  startDate?: string | null;
  allDay?: boolean | null;
}

/** Says which thing is asked about, an event with its date. */
export function SubjectLine({ uid, subject }: { uid: string; subject: Subject }) {
  const text = useText();
  const { title, name, startDate, allDay } = subject;
  const named = title || name || (uid === eventUid ? text('events.untitled') : '');
  const said = [named, startDate && readable(startDate, Boolean(allDay))].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Typography tag="p" textAlign="center" fontWeight="bold">
      {said.join(' · ')}
    </Typography>
  );
}
