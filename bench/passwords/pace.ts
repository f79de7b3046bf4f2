/** Asks a sender for requests at a pace, one after the other over many connections. */
export interface Pace {
  url: string;
  path: string;
  perSecond: number;
  seconds: number;
  /** Signs each request in as somebody else, with a password that is none. */
  isWrong?: boolean;
}

/** Times in milliseconds, from the moment at which each request was due. */
export interface Paced {
  times: number[];
  /** How many answers had each status. */
  statuses: Record<number, number>;
}
