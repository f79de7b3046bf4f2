import { useEffect, useState } from 'react';
import { movedSince, type PublishedPlace, useMoved } from './use-moved';
import type { EventDocument } from '../shared/event-state';

/*
 * When and where guests believe an event to be that is moved in this window: what was published when its form first had
 * another date or venue, until they are written to.
 */

const known = new Map<string, PublishedPlace>();

/** What of the event is moved in the form, and what of what is published guests have not been told. */
export function useUntold(event: EventDocument) {
  const { documentId } = event;
  const { moved, published } = useMoved(event);
  const [, drawAnew] = useState(0);
  const isBegun = moved !== null && published !== undefined;
  useEffect(() => {
    if (isBegun && !known.has(documentId)) known.set(documentId, published);
  }, [isBegun, documentId, published]);
  const then = known.get(documentId);
  const forget = () => {
    known.delete(documentId);
    drawAnew((drawn) => drawn + 1);
  };
  return { moved, untold: then && published ? movedSince(then, published) : null, forget };
}
