/** How many things are made together, or one by one: as many as a batch may have. */
export const together = 25;

export const kinds = ['events', 'venues'] as const;
export type Kind = (typeof kinds)[number];

/** What is made, as it is sent. */
export const bodies = {
  events: {
    title: 'An evening of the series',
    start_date: '2030-05-01 18:00:00',
    end_date: '2030-05-01 20:00:00',
    content: '<p>Doors open an hour before.</p>',
  },
  venues: { title: 'A hall of the chain', city: 'Berlin', country: 'Germany' },
} satisfies Record<Kind, object>;

/** Asks the sender to make things, {@link together} at a time. */
export interface Round {
  url: string;
  authorization: string;
  kind: Kind;
  isBatch: boolean;
  /** How long new ones are begun. */
  seconds: number;
}
