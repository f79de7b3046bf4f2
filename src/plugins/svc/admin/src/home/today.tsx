import { Flex, LinkButton } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import type { EventToday } from '../../../server/src/contract/overview';
import { addressOf, listAddressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { useAllowed } from '../shared/use-allowed';
import { readable } from '../shared/wall-clock';
import { useGetTodayQuery } from './home-api';
import { Line, Lines, Part, Quiet } from './part';
import { useText } from './texts';

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

const toCreate = [{ action: 'plugin::content-manager.explorer.create', subject: eventUid }];

/** What an editor's day most often begins with, without the way over the list. */
function NewEventLink() {
  const text = useText();
  const { canCreate } = useAllowed(toCreate);
  if (!canCreate) return null;
  return (
    <LinkButton
      tag={NavLink}
      to={`${listAddressOf(eventUid)}/create`}
      startIcon={<Plus />}
      variant="secondary"
    >
      {text('home.newEvent')}
    </LinkButton>
  );
}

function Shown() {
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

/** What goes on today and tomorrow: when, where, how full, and how many are in. */
export default function Today() {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} height="100%">
      <NewEventLink />
      <Shown />
    </Flex>
  );
}
