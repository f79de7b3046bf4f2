import { keepNotes, type KeptNotes, keptNotes, type LateRefusal } from './kept';

/* What whoever is at the door has to be told of scans that were sent later, until they say that they know. */

let notes = keptNotes();

function change(changed: Partial<KeptNotes>): void {
  notes = { ...notes, ...changed };
  keepNotes(notes);
}

export const currentNotes = () => notes;

export function noteRefused(refused: LateRefusal[]): void {
  if (refused.length > 0) change({ refused: [...notes.refused, ...refused] });
}

export function noteSetAside(count: number): void {
  if (count > 0) change({ setAside: notes.setAside + count });
}

/** Somebody knows of it, or the scan was undone. */
export function dropRefusal(scan: string): void {
  change({ refused: notes.refused.filter((one) => one.scan !== scan) });
}

/** Somebody knows that these scans let in the same guest. */
export function understand(scans: string[]): void {
  change({ understood: [...new Set([...(notes.understood ?? []), ...scans])] });
}

export const isUnderstood = (scan: string) => notes.understood?.includes(scan) === true;

export const dropSetAside = () => change({ setAside: 0 });

/** As on a telephone that nobody has used. */
export function forgetNotes(): void {
  notes = { refused: [], setAside: 0 };
}
