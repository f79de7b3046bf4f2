import type { ReactNode } from 'react';
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
  'handed_on',
  'timezone',
  'event_start_utc',
  'event_end_utc',
];

interface Props {
  place: Tickets.Place;
  name?: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One place at an event: a ticket. The code of one that was handed on is its new holder's alone. */
export function Place({ place, name, children }: Props) {
  const isValid = place.status === 'confirmed' || place.status === 'checked_in';
  const isHandedOn = isValid && place.handed_on;
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
        <span className={`badge ${place.status}`}>
          {isHandedOn ? 'Handed on' : statuses[place.status]}
        </span>
      </div>
      {isValid && !isHandedOn && <Code code={place.security_code} />}
      {children}
    </li>
  );
}
