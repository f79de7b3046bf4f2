import { useQueryParams, useTable } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

/** What of an address says which page of a list is shown, and how, and not which things are in it. */
const ofPages = ['page', 'pageSize', 'sort'];

/**
 * Who goes on to another tab, or looks for other words, has nothing ticked there: what is not shown any more would be
 * deleted with what is.
 */
export function useForgetTicks(): void {
  const tick = useTable('useForgetTicks', ({ selectRow }) => selectRow);
  const [{ query }] = useQueryParams<Record<string, unknown>>();
  const narrowed = JSON.stringify(
    Object.entries(query).filter(([name]) => !ofPages.includes(name)),
  );
  const ticked = useRef(narrowed);
  useEffect(() => {
    if (ticked.current === narrowed) return;
    ticked.current = narrowed;
    tick([]);
  }, [narrowed, tick]);
}
