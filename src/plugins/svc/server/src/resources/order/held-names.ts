/** Somebody whose place went back with a failed order: they get it again if the payment comes after all. */
export interface HeldName {
  /** The id that the attendee had, and will have again. */
  id: number;
  fullName: string;
  email: string;
}

/** Whom a line of an order keeps. @param holders the column; null where it keeps nobody */
export function heldNames(holders: string | null): HeldName[] {
  return JSON.parse(holders ?? '[]') as HeldName[];
}
