import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useGetSiteSettingsQuery } from '../shared/svc-api';

/** The zone that the form's wall-clock times are in, in words. */
export function useZoneOfForm(): string {
  const { contentType } = unstable_useContentManagerContext();
  const { data: site } = useGetSiteSettingsQuery();
  const chosen = useForm(
    'useZoneOfForm',
    ({ values }) => (values as { timezone?: string | null }).timezone,
  );
  // A ticket, say, has no zone of its own: its times are in that of its event.
  if (contentType && !('timezone' in contentType.attributes)) return 'Zone of the event';
  return chosen || site?.siteTimezone || '';
}
