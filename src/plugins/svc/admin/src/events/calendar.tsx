import { Button, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedEventRow } from '../../../server/src/contract/event-list';
import { addressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { readableClock } from '../shared/wall-clock';
import { useText } from './texts';
import { daysText, dayText } from './day-text';
import { addDays, addMonths, firstDayOf, monthOf, today, weekOf } from './days';
import { useGetCalendarQuery } from './events-api';
import type { Show, Shown } from './use-shown';

interface Props {
  view: 'month' | 'week';
  shown: Shown;
  show: Show;
}

/** On a phone the days stand one below the other. */
const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  background: ${({ theme }) => theme.colors.neutral200};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  overflow: hidden;
  > li {
    background: ${({ theme }) => theme.colors.neutral0};
    min-height: 11rem;
    padding: 0.6rem;
    display: flex;
    flex-direction: column;
    gap: 0.4rem;
    font-size: 1.2rem;
  }
  > li[data-other] {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  > li[data-today] > span {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 700;
  }
  > li > span {
    color: ${({ theme }) => theme.colors.neutral600};
  }
  a {
    display: block;
    padding: 0.3rem 0.6rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    text-decoration: none;
    overflow-wrap: anywhere;
    color: ${({ theme }) => theme.colors.neutral800};
    background: ${({ theme }) => theme.colors.success100};
    border-inline-start: 3px solid ${({ theme }) => theme.colors.success600};
  }
  a[data-state='draft'],
  a[data-state='pending'] {
    background: ${({ theme }) => theme.colors.neutral100};
    border-inline-start: 3px dashed ${({ theme }) => theme.colors.neutral500};
  }
  a[data-state='private'] {
    background: ${({ theme }) => theme.colors.primary100};
    border-color: ${({ theme }) => theme.colors.primary600};
  }
  a:hover,
  a:focus-visible {
    text-decoration: underline;
  }
  @media (max-width: 900px) {
    grid-template-columns: 1fr;
    > li {
      min-height: 0;
    }
    > li[data-empty] {
      display: none;
    }
  }
`;

/** Most that a day of a month shows; a week shows all. */
const mostInMonth = 5;

function EventLink({ event, day }: { event: ListedEventRow; day: string }) {
  const text = useText();
  const { start, isAllDay, title, status } = event;
  const isFirst = start?.slice(0, 10) === day;
  const time = isFirst && !isAllDay ? `${readableClock(start!)} ` : '';
  return (
    <Link to={addressOf(eventUid, event.documentId)} data-state={status}>
      {time}
      {title || text('events.untitled')}
      {(status === 'draft' || status === 'pending') && ` · ${text(`events.state.${status}`)}`}
    </Link>
  );
}

interface DayProps {
  day: string;
  events: ListedEventRow[];
  isOther: boolean;
  most: number;
  onMore: () => void;
}

function Day({ day, events, isOther, most, onMore }: DayProps) {
  const text = useText();
  const left = events.length - most;
  return (
    <li
      data-other={isOther || undefined}
      data-empty={events.length === 0 || undefined}
      data-today={day === today() || undefined}
    >
      <span>{dayText(day, { weekday: 'short', day: 'numeric', month: 'short' })}</span>
      {events.slice(0, most).map((event) => (
        <EventLink key={event.documentId} event={event} day={day} />
      ))}
      {left > 0 && (
        <Button size="S" variant="ghost" onClick={onMore}>
          {text('calendar.more', { count: left })}
        </Button>
      )}
    </li>
  );
}

const isOn = (day: string) => (event: ListedEventRow) =>
  event.start !== null &&
  event.start.slice(0, 10) <= day &&
  (event.end ?? event.start).slice(0, 10) >= day;

/** The days that are shown, and the ways to others. */
function useDays({ view, shown, show }: Props) {
  const day = shown.day || today();
  const firstDay = firstDayOf(document.documentElement.lang || 'en');
  const weeks = view === 'month' ? monthOf(day, firstDay) : [weekOf(day, firstDay)];
  const days = weeks.flat();
  const step = (by: 1 | -1) =>
    show({ day: view === 'month' ? addMonths(day, by) : addDays(day, 7 * by) });
  const title =
    view === 'month'
      ? dayText(day, { month: 'long', year: 'numeric' })
      : daysText(days[0]!, days.at(-1)!);
  return { day, days, step, title };
}

/** What is on in a month or a week, each event on the day that a clock at its place shows. */
export function Calendar({ view, shown, show }: Props) {
  const { day, days, step, title } = useDays({ view, shown, show });
  const range = { from: days[0]!, to: days.at(-1)!, search: shown.search };
  const { data, isError } = useGetCalendarQuery(range);
  const text = useText();
  const events = data?.events ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={2} wrap="wrap">
        <Button variant="tertiary" onClick={() => step(-1)}>
          {text('calendar.previous')}
        </Button>
        <Button variant="tertiary" onClick={() => show({ day: '' })}>
          {text('calendar.today')}
        </Button>
        <Button variant="tertiary" onClick={() => step(1)}>
          {text('calendar.next')}
        </Button>
        <Typography tag="h2" variant="beta" aria-live="polite">
          {title}
        </Typography>
      </Flex>
      {isError && <Typography textColor="danger700">{text('events.failed')}</Typography>}
      {data?.events.length === 0 && (
        <Typography role="status">
          {text(shown.search ? 'events.noneFound' : 'events.none')}
        </Typography>
      )}
      {data?.isCut && <Typography textColor="danger700">{text('calendar.cut')}</Typography>}
      <Days>
        {days.map((one) => (
          <Day
            key={one}
            day={one}
            events={events.filter(isOn(one))}
            isOther={view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
            most={view === 'month' ? mostInMonth : events.length}
            onMore={() => show({ view: 'week', day: one })}
          />
        ))}
      </Days>
    </Flex>
  );
}
