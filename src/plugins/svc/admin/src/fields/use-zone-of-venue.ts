import { unstable_useContentManagerContext, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { listAddressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';

interface Chosen {
  venue?: { connect?: { apiData?: { documentId?: string }; documentId?: string }[] };
}

type Get = ReturnType<typeof useFetchClient>['get'];

async function zoneOf(get: Get, venue: string): Promise<string | null> {
  const { data } = await get<{ data: { timezone?: string | null } }>(
    `${listAddressOf('plugin::svc.venue')}/${venue}`,
  );
  return data.data.timezone || null;
}

/** The zone of the venue that the event is saved with. */
async function zoneOfSavedVenue(get: Get, event: string): Promise<string | null> {
  const { data } = await get<{ results: { documentId: string }[] }>(
    `/content-manager/relations/${eventUid}/${event}/venue`,
  );
  const [venue] = data.results;
  return venue ? zoneOf(get, venue.documentId) : null;
}

/**
 * A venue brings its zone to the event: to one that has none, and to one that has the zone which the venue before brought.
 * What the editor has chosen stays, and a venue that has none leaves the event the zone that it has: what was typed by one
 * clock is not to be read by another.
 */
export function useZoneOfVenue(name: string, zone: string | null): void {
  const { contentType, id, isCreatingEntry } = unstable_useContentManagerContext();
  const venue = useForm('useZoneOfVenue', ({ values }) => {
    const chosen = (values as Chosen).venue?.connect?.at(-1);
    return chosen?.apiData?.documentId ?? chosen?.documentId;
  });
  const onChange = useForm('useZoneOfVenue', (form) => form.onChange);
  const { get } = useFetchClient();
  /** Undefined until it is asked for: with which the form was opened. */
  const brought = useRef<string | null>();
  const latest = useRef(zone);
  latest.current = zone;
  const isOfEvent = contentType?.uid === eventUid;

  useEffect(() => {
    if (!isOfEvent || !venue) return;
    let isOver = false;
    const bring = async () => {
      if (brought.current === undefined) {
        brought.current = id && !isCreatingEntry ? await zoneOfSavedVenue(get, id) : null;
      }
      const next = await zoneOf(get, venue);
      const isFree = !latest.current || latest.current === brought.current;
      if (isOver || !next || !isFree || next === latest.current) return;
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
