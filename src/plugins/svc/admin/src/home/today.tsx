import type { EventToday } from '../../../server/src/contract/overview';
import { addressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { useText } from './texts';
import { readable } from '../shared/wall-clock';
import { useGetTodayQuery } from './home-api';
import { Line, Lines, Part, Quiet } from './part';

function useNumbers(): (event: EventToday) => string {
  const text = useText();
  return ({ sales, checkedIn }) => {
    if (!sales || sales.tickets === 0) return sales ? text('events.noTickets') : '';
    const { sold, places } = sales;
    const numbers =
      places === null
        ? text('tickets.sold', { sold })
        : text('tickets.soldOf', { sold, capacity: places });
    return checkedIn === null ? numbers : `${numbers} · ${text('home.in', { count: checkedIn })}`;
  };
}

/** What goes on today and tomorrow: when, where, how full, and how many are in. */
export default function Today() {
  const answer = useGetTodayQuery();
  const text = useText();
  const numbersOf = useNumbers();
  return (
    <Part answer={answer}>
      {({ events, isPart }) =>
        events.length === 0 ? (
          <Quiet>{text(isPart ? 'home.today.noneOfYours' : 'home.today.none')}</Quiet>
        ) : (
          <Lines>
            {events.map((event) => (
              <Line
                key={event.documentId}
                to={addressOf(eventUid, event.documentId)}
                title={event.title}
                detail={[
                  event.start && readable(event.start, event.isAllDay),
                  event.timezone,
                  event.venue,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                end={numbersOf(event)}
              />
            ))}
          </Lines>
        )
      }
    </Part>
  );
}
