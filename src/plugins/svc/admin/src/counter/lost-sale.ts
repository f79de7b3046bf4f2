import { useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DoorEvent } from '../../../server/src/contract/door';
import type { SaleInput } from './counter-api';

/** A sale as it was sent, of which nobody knows yet whether it was sold. */
export interface LostSale {
  event: DoorEvent;
  input: SaleInput;
  /** The cash that was given, as it was typed. */
  given: string;
}

/** The sale without an answer, kept for the tab until it is known: a page that is loaded anew asks for it again. */
export function useLostSale() {
  // Keys are the administrator's own: under another's it would be sold once more.
  const id = useAuth('LostSale', ({ user }) => user?.id);
  const name = `svc-counter-sale-${id}`;
  const [sale, setSale] = useState<LostSale | null>(() => {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as LostSale | null;
  });
  const keep = (sent: LostSale) => sessionStorage.setItem(name, JSON.stringify(sent));
  return {
    /** Null where all is known. */
    sale,
    /** When it is sent: the page may be left before there is an answer. */
    keep,
    lose: (sent: LostSale) => {
      keep(sent);
      setSale(sent);
    },
    forget: () => {
      sessionStorage.removeItem(name);
      setSale(null);
    },
  };
}

export type Lost = ReturnType<typeof useLostSale>;
