import { formatForVisitor, formatSpan, visitorZone, zoneName } from '../format';
import type { ShownEvent } from '../events';

/** When an event is, by its own clock, and by the visitor's where that shows another time. */
export function When({ event }: { event: ShownEvent }) {
  const here = formatForVisitor(event);
  return (
    <p className="when">
      <time dateTime={event.start_utc}>{formatSpan(event)}</time>
      {here && (
        <>
          {' '}
          {zoneName(event)}
          <br />
          <span className="quiet">
            {here} in {visitorZone}
          </span>
        </>
      )}
    </p>
  );
}
