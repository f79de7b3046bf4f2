/* What is on the tickets of an order as a file: plain words, for the thread that draws them. */

/** One ticket. */
export interface TicketSheet {
  title: string;
  /** Label and value, in their order. */
  facts: [label: string, value: string][];
  /** Whose it is; the file says below when letters of it cannot be shown. */
  name: string;
  /** What the door reads. */
  code: string;
  /** Whether it has to be paid still, or is used already; empty for nothing of the kind. */
  state: string;
}

export interface TicketFile {
  title: string;
  /** BCP 47. */
  language: string;
  seller: string;
  /** In small letters at the end of each page. */
  footer: string;
  /** `#2a47c4` */
  accent: string;
  /** When it was made, in milliseconds since 1970. */
  madeAt: number;
  /** What is said where letters of a name are in no font. */
  unreadable: string;
  sheets: TicketSheet[];
}

/** What the thread answers. */
export type Drawn = { pdf: Uint8Array } | { error: string };
