import { useState } from 'react';
import type { TillMeans } from '../../../server/src/contract/counter';
import { useGetTillsQuery } from '../counter/counter-api';
import { useCan } from '../shared/use-box-office';

/** How money is handed over; `otherwise` is for what goes through no till. */
export type HandOver = TillMeans | 'otherwise';

/** How money is handed over, and whether the clerk has a till that it goes through. */
export interface TillUse {
  /** Whether it is known if a till is open. */
  isKnown: boolean;
  /** Whether it is being asked: meanwhile nothing may be confirmed. */
  isChecking: boolean;
  /** Asks again: a till may have been opened in another window since the screen was. */
  check: () => void;
  hasTill: boolean;
  chosen: HandOver;
  choose: (chosen: HandOver | undefined) => void;
  /** What the server is told; nothing for what goes through no till. */
  sent: { means?: TillMeans };
}

/**
 * What is handed over goes through the clerk's till unless they say otherwise.
 * @param isNeeded whether money is handed over at all
 * @param paidBy how it was paid, where that is known
 */
export function useTillMeans(isNeeded: boolean, paidBy?: TillMeans | null): TillUse {
  const keepsTill = useCan('counter');
  const isAsked = isNeeded && keepsTill;
  const {
    data: tills,
    isError,
    isFetching,
    refetch,
  } = useGetTillsQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const [own, choose] = useState<HandOver>();
  const hasTill = isAsked && Boolean(tills?.own);
  const chosen = hasTill ? (own ?? paidBy ?? 'cash') : 'otherwise';
  return {
    isKnown: !isAsked || isError || tills !== undefined,
    isChecking: isAsked && isFetching,
    check: () => void (isAsked && refetch()),
    hasTill,
    chosen,
    choose,
    sent: chosen === 'otherwise' ? {} : { means: chosen },
  };
}
