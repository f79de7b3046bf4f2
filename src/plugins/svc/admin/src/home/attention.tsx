import { addressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { useText } from '../shared/texts';
import { useGetAttentionQuery } from './home-api';
import { Line, Lines, Part, Quiet } from './part';

/** Coming events that are nearly sold out, and published ones without a ticket or a venue. */
export default function Attention() {
  const answer = useGetAttentionQuery();
  const text = useText();
  return (
    <Part answer={answer}>
      {({ nearlySoldOut, incomplete }) => {
        if (nearlySoldOut.length + incomplete.length === 0) {
          return <Quiet>{text('home.attention.none')}</Quiet>;
        }
        return (
          <Lines>
            {nearlySoldOut.map(({ documentId, title, sold, places }) => (
              <Line
                key={`sold ${documentId}`}
                to={addressOf(eventUid, documentId)}
                title={title}
                end={text('tickets.soldOf', { sold, capacity: places })}
              />
            ))}
            {incomplete.map(({ documentId, title, noTickets, noVenue }) => (
              <Line
                key={documentId}
                to={addressOf(eventUid, documentId)}
                title={title}
                end={[noTickets && text('events.noTickets'), noVenue && text('home.noVenue')]
                  .filter(Boolean)
                  .join(', ')}
              />
            ))}
          </Lines>
        );
      }}
    </Part>
  );
}
