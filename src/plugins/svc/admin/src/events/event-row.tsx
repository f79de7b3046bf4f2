import { Checkbox, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EventLine, ListedEventRow } from '../../../server/src/contract/event-list';
import { addressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from './texts';
import { useInstant } from '../shared/use-instant';
import { readable } from '../shared/wall-clock';
import { EventBadges } from './event-badges';
import { Star } from './star';
import { moneyText } from '../shared/money';

type Row = EventLine;

/** The start as a clock at the event shows it, and in which zone that is. */
function When({ event }: { event: ListedEventRow }) {
  const text = useText();
  const { start, isAllDay, timezone } = event;
  if (!start) return <Typography textColor="neutral600">{text('events.undated')}</Typography>;
  return (
    <>
      <Typography tag="div" textColor="neutral800">
        {readable(start, isAllDay)}
      </Typography>
      <Typography tag="div" variant="pi" textColor="neutral600">
        {isAllDay ? text('events.allDay', { zone: timezone }) : timezone}
      </Typography>
    </>
  );
}

const Bar = styled.div<{ $share: number }>`
  width: 9rem;
  height: 0.4rem;
  margin-top: 0.4rem;
  border-radius: 0.2rem;
  background: ${({ theme, $share }) => {
    const full = $share >= 0.9 ? theme.colors.warning500 : theme.colors.success500;
    const percent = `${Math.round($share * 100)}%`;
    return `linear-gradient(to right, ${full} ${percent}, ${theme.colors.neutral200} ${percent})`;
  }};
`;

function Sold({ sales }: { sales: Row['sales'] }) {
  const text = useText();
  if (!sales) return null;
  if (sales.tickets === 0) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {text('events.noTickets')}
      </Typography>
    );
  }
  const { sold, places } = sales;
  const label = places === null ? String(sold) : text('events.soldOf', { sold, places });
  return (
    <>
      <Typography tag="div" textColor="neutral800">
        {label}
      </Typography>
      {places !== null && places > 0 && <Bar $share={Math.min(1, sold / places)} aria-hidden />}
    </>
  );
}

function Revenue({ sales }: { sales: Row['sales'] }) {
  const { data: site } = useGetSiteSettingsQuery();
  const revenue = sales?.revenueMinor ?? null;
  if (revenue === null || sales?.tickets === 0 || !site) return null;
  return <Typography textColor="neutral800">{moneyText(revenue, site.currency)}</Typography>;
}

function Asked({ asked }: Pick<Row, 'asked'>) {
  const text = useText();
  const say = useInstant();
  if (!asked) return null;
  const by = asked.by ?? text('review.nobody');
  return (
    <Typography tag="div" variant="pi" textColor="neutral600">
      {text('review.asked', { by, when: say(asked.at) })}
    </Typography>
  );
}

interface Props {
  /** Whether there is a column for it. */
  hasRevenue: boolean;
  event: Row;
  isTicked: boolean;
  canTick: boolean;
  canFeature: boolean;
  onTick: (isRange: boolean) => void;
  onStar: (isFeatured: boolean) => Promise<boolean>;
}

function Tick({ title, isTicked, onTick }: Pick<Props, 'isTicked' | 'onTick'> & { title: string }) {
  const text = useText();
  return (
    <td className="tick">
      <Checkbox
        aria-label={text('events.tick', { title })}
        checked={isTicked}
        onClick={({ shiftKey }: { shiftKey: boolean }) => onTick(shiftKey)}
      />
    </td>
  );
}

export function EventRow({
  event,
  hasRevenue,
  isTicked,
  canTick,
  canFeature,
  onTick,
  onStar,
}: Props) {
  const text = useText();
  const title = event.title || text('events.untitled');
  return (
    <tr aria-selected={isTicked}>
      {canTick && <Tick {...{ title, isTicked, onTick }} />}
      <td className="star">
        <Star
          title={title}
          isFeatured={event.featured}
          isDisabled={!canFeature || event.status === 'trash'}
          onToggle={onStar}
        />
      </td>
      <td className="title">
        <Link tag={NavLink} to={addressOf(eventUid, event.documentId)}>
          {title}
        </Link>
        <Typography tag="div" variant="pi" textColor="neutral600">
          {event.venue}
        </Typography>
      </td>
      <td className="when">
        <When event={event} />
      </td>
      <td className="state">
        <EventBadges event={event} />
        <Asked asked={event.asked} />
      </td>
      <td className="sold">
        <Sold sales={event.sales} />
      </td>
      {hasRevenue && (
        <td className="revenue">
          <Revenue sales={event.sales} />
        </td>
      )}
    </tr>
  );
}
