import { unstable_useContentManagerContext, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { listAddressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';

interface Chosen {
  venue?: { connect?: { apiData?: { documentId?: string }; documentId?: string }[] };
}

/**
 * A venue brings its zone to the event: to one that has none, and to one that has the zone which the venue before brought.
 * What the editor has chosen stays.
 */
export function useZoneOfVenue(name: string, zone: string | null): void {
  const { contentType } = unstable_useContentManagerContext();
  const venue = useForm('useZoneOfVenue', ({ values }) => {
    const chosen = (values as Chosen).venue?.connect?.at(-1);
    return chosen?.apiData?.documentId ?? chosen?.documentId;
  });
  const onChange = useForm('useZoneOfVenue', (form) => form.onChange);
  const { get } = useFetchClient();
  const brought = useRef<string | null>(null);
  const latest = useRef(zone);
  latest.current = zone;
  const isOfEvent = contentType?.uid === eventUid;

  useEffect(() => {
    if (!isOfEvent || !venue) return;
    let isOver = false;
    const bring = async () => {
      const { data } = await get<{ data: { timezone?: string | null } }>(
        `${listAddressOf('plugin::svc.venue')}/${venue}`,
      );
      const isFree = !latest.current || latest.current === brought.current;
      const next = data.data.timezone || null;
      if (isOver || !isFree || next === latest.current) return;
      brought.current = next;
      onChange(name, next);
    };
    // Who may not read the venue chooses the zone.
    bring().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isOfEvent, venue]);
}
