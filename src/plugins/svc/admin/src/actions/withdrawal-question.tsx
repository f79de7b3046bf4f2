import { Flex, Typography } from '@strapi/design-system';
import { eventUid } from '../shared/event-uid';
import { PeopleNote } from './people-note';
import { type Subject, SubjectLine, SubjectLines } from './subject-line';

interface Props {
  children: string;
  uid: string;
  /** What it is about. */
  subjects: (Subject & { documentId: string })[];
  /** There is nobody to be told: what is in the trash is withdrawn already. */
  isWithdrawn?: boolean;
}

/** Which things it is about, what follows, and for how many people. */
export function WithdrawalQuestion({ children, uid, subjects, isWithdrawn = false }: Props) {
  const [only, ...others] = subjects;
  return (
    <Flex direction="column" gap={3}>
      {others.length > 0 ? (
        <SubjectLines uid={uid} subjects={subjects} />
      ) : (
        only && <SubjectLine uid={uid} subject={only} />
      )}
      <Typography textAlign="center">{children}</Typography>
      {uid === eventUid && !isWithdrawn && (
        <PeopleNote events={subjects.map(({ documentId }) => documentId)} />
      )}
    </Flex>
  );
}
