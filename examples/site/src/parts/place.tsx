import type { Tickets } from 'svc-client';
import { formatSpan } from '../format';
import { Code } from './code';

const statuses: Record<Tickets.Place['status'], string> = {
  pending: 'Waits for payment',
  confirmed: 'Valid',
  checked_in: 'Used',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** The fields that {@link Place} shows. */
export const placeFields = [
  'attendee_id',
  'event_title',
  'ticket_title',
  'status',
  'security_code',
  'timezone',
  'event_start_utc',
  'event_end_utc',
];

/** One place at an event: a ticket. */
export function Place({ place, name }: { place: Tickets.Place; name?: string }) {
  const isValid = place.status === 'confirmed' || place.status === 'checked_in';
  return (
    <li className="place">
      <div>
        <h2>{place.event_title}</h2>
        <p>
          {formatSpan({
            start_utc: place.event_start_utc ?? '',
            end_utc: place.event_end_utc ?? '',
            timezone: place.timezone ?? 'UTC',
            all_day: false,
          })}
        </p>
        <p>
          {place.ticket_title}
          {name && ` · ${name}`}
        </p>
        <span className={`badge ${place.status}`}>{statuses[place.status]}</span>
      </div>
      {isValid && <Code code={place.security_code} />}
    </li>
  );
}
