import { Flex, LinkButton } from '@strapi/design-system';
import type { ReturnedEvent, Waiting as Answer } from '../../../server/src/contract/overview';
import { addressOf, listOf, orderUid, waitingRefunds } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { eventsAddress } from '../shared/events-address';
import { readableDay } from '../shared/instant';
import { outboxUid } from '../shared/outbox-uid';
import { useCan } from '../shared/use-box-office';
import { useGetWaitingQuery } from './home-api';
import { Kind, Line, Lines, Part, Quiet } from './part';
import { useText } from './texts';

const kinds = [
  ['reviews', `${eventsAddress}?tab=review`],
  ['orders', listOf(orderUid, 'orderStatus', 'pending')],
  ['refunds', waitingRefunds],
  ['deliveries', listOf(outboxUid, 'state', 'dead')],
] as const;

function Counted({ waiting }: { waiting: Answer }) {
  const text = useText();
  const left = kinds.filter(([kind]) => waiting[kind]);
  if (left.length === 0) return null;
  return (
    <Lines>
      {left.map(([kind, to]) => (
        <Line key={kind} to={to} title={text(`home.waiting.${kind}`)} end={waiting[kind]} />
      ))}
    </Lines>
  );
}

/** With the word of whoever has looked at it. */
function Returned({ events }: { events: ReturnedEvent[] }) {
  const text = useText();
  return (
    <Kind title={text('home.returned')}>
      {events.map(({ documentId, title, by, at, note }) => (
        <Line
          key={documentId}
          to={addressOf(eventUid, documentId)}
          title={title || text('events.untitled')}
          detail={by ? text('home.returned.word', { by, note }) : note}
          end={readableDay(new Date(at * 1000).toISOString())}
        />
      ))}
    </Kind>
  );
}

/** The way to where they let guests in: the door is no page of the panel, and not in its menu. */
function DoorLink() {
  const text = useText();
  const letsIn = useCan('door');
  if (!letsIn) return null;
  return (
    <LinkButton href="/door" target="_blank" rel="noreferrer" variant="secondary">
      {text('home.door')}
    </LinkButton>
  );
}

function Shown() {
  const answer = useGetWaitingQuery();
  const text = useText();
  return (
    <Part answer={answer}>
      {(waiting) => {
        const { returned } = waiting;
        const isQuiet = returned.length === 0 && kinds.every(([kind]) => !waiting[kind]);
        if (isQuiet) return <Quiet>{text('home.waiting.none')}</Quiet>;
        return (
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Returned events={returned} />
            <Counted waiting={waiting} />
          </Flex>
        );
      }}
    </Part>
  );
}

/** What waits for somebody, each with the way to it. */
export default function Waiting() {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} height="100%">
      <DoorLink />
      <Shown />
    </Flex>
  );
}
