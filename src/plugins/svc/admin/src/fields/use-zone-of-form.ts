import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';

/** The attribute of a type that says in which zone its wall-clock times are, whatever it is called. */
function zoneAttributeOf(attributes: object): string | undefined {
  const isZone = (attribute: { customField?: string }) =>
    attribute.customField === 'plugin::svc.timezone';
  return Object.entries(attributes).find(([, attribute]) => isZone(attribute as object))?.[0];
}

/** Of types whose times are those of something else. */
const zones: Record<string, 'zone.ofEvent' | 'zone.ofEventOrSite' | undefined> = {
  'plugin::svc.ticket': 'zone.ofEvent',
  'plugin::svc.voucher': 'zone.ofEventOrSite',
};

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
  // What has no zone of its own has its event's. What is known of a project's types is the clock.
  return text(zones[contentType.uid] ?? 'zone.local');
}
