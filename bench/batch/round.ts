/** How many things are made together, or one by one: as many as a batch may have. */
export const together = 25;

export const kinds = ['events', 'venues'] as const;
export type Kind = (typeof kinds)[number];

/** Asks the sender to make things, {@link together} at a time. */
export interface Round {
  url: string;
  authorization: string;
  kind: Kind;
  isBatch: boolean;
  /** How long new ones are begun. */
  seconds: number;
}
