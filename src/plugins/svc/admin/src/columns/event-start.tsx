import { Typography } from '@strapi/design-system';
import type { EventDocument } from '../shared/event-state';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';
import { readable } from '../shared/wall-clock';

/** The start as a clock at the event shows it, and in which zone that is. */
export function EventStart({ event }: { event: EventDocument }) {
  const text = useText();
  const { data: site } = useGetSiteSettingsQuery();
  if (!event.startDate) return <Typography textColor="neutral600">–</Typography>;
  const zone = event.timezone || site?.siteTimezone || '';
  return (
    <>
      <Typography tag="div" textColor="neutral800">
        {readable(event.startDate, Boolean(event.allDay))}
      </Typography>
      <Typography tag="div" variant="pi" textColor="neutral600">
        {event.allDay ? text('events.allDay', { zone }) : zone}
      </Typography>
    </>
  );
}
