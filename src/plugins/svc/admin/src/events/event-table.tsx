import { Checkbox, Typography, VisuallyHidden } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EventListPage } from '../../../server/src/contract/event-list';
import { useText } from './texts';
import { EventRow } from './event-row';
import { ticksAfter } from './ticks';

/** On a phone each event is a card: nothing of it is out of sight. */
const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  th,
  td {
    text-align: start;
    vertical-align: middle;
    padding: 1rem 1.2rem;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  tr:last-child td {
    border-bottom: 0;
  }
  tbody tr:hover,
  tr[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
  }
  .tick {
    width: 4.4rem;
  }
  .star {
    width: 4rem;
    padding-inline: 0;
  }
  .title {
    overflow-wrap: anywhere;
    min-width: 18rem;
  }
  .title a span {
    font-size: 1.5rem;
    font-weight: 600;
  }
  .revenue {
    text-align: end;
    white-space: nowrap;
  }
  @media (max-width: 900px) {
    thead .when,
    thead .state,
    thead .sold,
    thead .revenue,
    thead .title,
    thead .star {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: 4.4rem 1fr auto 5.6rem;
      padding-block: 1rem;
      border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    }
    tbody td {
      border: 0;
      padding: 0.3rem 1.2rem;
    }
    td.tick {
      grid-area: 1 / 1;
    }
    td.title {
      grid-area: 1 / 2 / auto / 4;
      min-width: 0;
      padding-inline-start: 0;
    }
    td.star {
      grid-area: 1 / 4;
      padding-inline: 0;
    }
    td.when,
    td.state {
      grid-column: 2 / 5;
      padding-inline-start: 0;
    }
    td.sold {
      grid-column: 2;
      padding-inline-start: 0;
    }
    td.revenue {
      grid-column: 3 / 5;
    }
    td:empty {
      display: none;
    }
  }
`;

interface Props {
  events: EventListPage['events'];
  ticked: string[];
  canTick: boolean;
  canFeature: (event: EventListPage['events'][number]) => boolean;
  onTick: (ticked: string[]) => void;
  onStar: (documentId: string, isFeatured: boolean) => Promise<boolean>;
}

const columns = ['event', 'when', 'state', 'sold', 'revenue'] as const;
const classOf = (column: (typeof columns)[number]) => (column === 'event' ? 'title' : column);

interface HeadProps {
  canTick: boolean;
  hasRevenue: boolean;
  isAll: boolean | 'indeterminate';
  onTickAll: () => void;
}

function Head({ canTick, hasRevenue, isAll, onTickAll }: HeadProps) {
  const text = useText();
  const shown = columns.filter((column) => hasRevenue || column !== 'revenue');
  return (
    <thead>
      <tr>
        {canTick && (
          <th className="tick" scope="col">
            <Checkbox
              aria-label={text('events.tickAll')}
              checked={isAll}
              onCheckedChange={onTickAll}
            />
          </th>
        )}
        <th className="star" scope="col">
          <VisuallyHidden>{text('events.column.star')}</VisuallyHidden>
        </th>
        {shown.map((column) => (
          <th key={column} className={classOf(column)} scope="col">
            <Typography variant="sigma" textColor="neutral600">
              {text(`events.column.${column}`)}
            </Typography>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The events of a page, to be ticked: with the shift key all from the last one on. */
export function EventTable({ events, ticked, canTick, canFeature, onTick, onStar }: Props) {
  const [last, setLast] = useState<string | null>(null);
  const all = events.map(({ documentId }) => documentId);
  const isAll = ticked.length === all.length ? true : ticked.length > 0 && 'indeterminate';
  // Who may not read it of orders is answered none, of no event.
  const hasRevenue = events.some(({ sales }) => sales !== null && sales.revenueMinor !== null);
  const tick = (id: string, isRange: boolean) => {
    onTick(ticksAfter(ticked, all, { id, last, isRange }));
    setLast(id);
  };
  return (
    <Sheet>
      <Head
        canTick={canTick}
        hasRevenue={hasRevenue}
        isAll={isAll}
        onTickAll={() => onTick(isAll === true ? [] : all)}
      />
      <tbody>
        {events.map((event) => (
          <EventRow
            key={event.documentId}
            event={event}
            hasRevenue={hasRevenue}
            isTicked={ticked.includes(event.documentId)}
            canTick={canTick}
            canFeature={canFeature(event)}
            onTick={(isRange) => tick(event.documentId, isRange)}
            onStar={(isFeatured) => onStar(event.documentId, isFeatured)}
          />
        ))}
      </tbody>
    </Sheet>
  );
}
