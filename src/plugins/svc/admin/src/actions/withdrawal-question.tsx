import { Flex, Typography } from '@strapi/design-system';
import { eventUid } from '../shared/event-uid';
import { PeopleNote } from './people-note';

interface Props {
  children: string;
  /** What is about to be withdrawn. */
  uid: string;
  documents: string[];
}

/** What follows, and for how many people. */
export function WithdrawalQuestion({ children, uid, documents }: Props) {
  return (
    <Flex direction="column" gap={3}>
      <Typography textAlign="center">{children}</Typography>
      {uid === eventUid && <PeopleNote events={documents} />}
    </Flex>
  );
}
