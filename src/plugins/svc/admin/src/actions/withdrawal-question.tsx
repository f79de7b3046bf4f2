import { Flex, Typography } from '@strapi/design-system';
import { eventUid } from '../shared/event-uid';
import { PeopleNote } from './people-note';
import { type Subject, SubjectLine } from './subject-line';

interface Props {
  children: string;
  /** What is about to be withdrawn. */
  uid: string;
  documents: string[];
  /** The one that it is about; none for several. */
  subject?: object;
}

/** Which thing it is about, what follows, and for how many people. */
export function WithdrawalQuestion({ children, uid, documents, subject }: Props) {
  return (
    <Flex direction="column" gap={3}>
      {subject && <SubjectLine uid={uid} subject={subject as Subject} />}
      <Typography textAlign="center">{children}</Typography>
      {uid === eventUid && <PeopleNote events={documents} />}
    </Flex>
  );
}
