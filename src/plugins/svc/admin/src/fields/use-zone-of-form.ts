import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';

/** The attribute of a type that says in which zone its wall-clock times are, whatever it is called. */
function zoneAttributeOf(attributes: object): string | undefined {
  const isZone = (attribute: { customField?: string }) =>
    attribute.customField === 'plugin::svc.timezone';
  return Object.entries(attributes).find(([, attribute]) => isZone(attribute as object))?.[0];
}

/** The zone that the form's wall-clock times are in, in words. */
export function useZoneOfForm(): string {
  const { contentType } = unstable_useContentManagerContext();
  const text = useText();
  const { data: site } = useGetSiteSettingsQuery();
  const name = contentType && zoneAttributeOf(contentType.attributes);
  const chosen = useForm('useZoneOfForm', ({ values }) =>
    name ? (values as Record<string, string | null>)[name] : undefined,
  );
  if (!contentType || name) return chosen || site?.siteTimezone || '';
  // A ticket has no zone of its own: its times are in that of its event. What is known of a project's types is the clock.
  return contentType.uid === 'plugin::svc.ticket' ? text('zone.ofEvent') : text('zone.local');
}
