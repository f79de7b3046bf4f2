import { Flex } from '@strapi/design-system';
import type { Attention as Answer } from '../../../server/src/contract/overview';
import { addressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { eventsAddress } from '../shared/events-address';
import { useText } from './texts';
import { useGetAttentionQuery } from './home-api';
import { Kind, Line, Part, Quiet } from './part';

function NearlySoldOut({ events }: { events: Answer['nearlySoldOut'] }) {
  const text = useText();
  return (
    <Kind title={text('home.attention.soldOut')}>
      {events.map(({ documentId, title, sold, places }) => (
        <Line
          key={documentId}
          to={addressOf(eventUid, documentId)}
          title={title}
          end={text('tickets.soldOf', { sold, capacity: places })}
        />
      ))}
    </Kind>
  );
}

function Incomplete({ events, more }: { events: Answer['incomplete']; more: number }) {
  const text = useText();
  return (
    <Kind title={text('home.attention.incomplete')}>
      {events.map(({ documentId, title, noTickets, noVenue }) => (
        <Line
          key={documentId}
          to={addressOf(eventUid, documentId)}
          title={title}
          end={[noTickets && text('events.noTickets'), noVenue && text('home.noVenue')]
            .filter(Boolean)
            .join(', ')}
        />
      ))}
      {more > 0 && (
        <Line
          to={`${eventsAddress}?only=incomplete`}
          title={text('home.attention.more', { count: more })}
        />
      )}
    </Kind>
  );
}

/** Coming events that are nearly sold out, and published ones without a ticket or a venue. */
export default function Attention() {
  const answer = useGetAttentionQuery();
  const text = useText();
  return (
    <Part answer={answer}>
      {({ nearlySoldOut, incomplete, moreIncomplete, isPart }) => {
        if (nearlySoldOut.length + incomplete.length === 0) {
          return (
            <Quiet>{text(isPart ? 'home.attention.noneOfYours' : 'home.attention.none')}</Quiet>
          );
        }
        return (
          <Flex direction="column" alignItems="stretch" gap={5}>
            <NearlySoldOut events={nearlySoldOut} />
            <Incomplete events={incomplete} more={moreIncomplete} />
          </Flex>
        );
      }}
    </Part>
  );
}
