import { readableDay, readableTime } from '../shared/instant';
import type { Conflict } from './pending-conflict';

interface Administrator {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

function nameOf({ firstname, lastname, username }: Administrator): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || 'Somebody';
}

function timeOf(isoTime: string): string {
  const day = readableDay(isoTime);
  const today = readableDay(new Date().toISOString());
  return `${day === today ? '' : `on ${day} `}at ${readableTime(isoTime)}`;
}

const isOlder = (one: unknown, other: unknown) => new Date(String(one)) < new Date(String(other));

/** Who changed the entry, and when. `ownId` is that of whoever reads it. */
export function conflictSentence({ loaded, newest }: Conflict, ownId: unknown): string {
  const person = newest?.updatedBy as Administrator | null | undefined;
  const isOwn = person?.id === ownId;
  const who = person ? (isOwn ? 'You' : nameOf(person)) : null;
  const meanwhile = isOwn ? 'in another window' : 'while you had it open';
  // A draft that is older than it was has been made anew from what is published.
  if (isOlder(newest?.updatedAt, loaded.updatedAt)) {
    return who
      ? `${who} discarded unpublished changes to this entry ${meanwhile}.`
      : `Unpublished changes to this entry were discarded ${meanwhile}.`;
  }
  const when = timeOf(String(newest?.updatedAt));
  return who
    ? `${who} changed this entry ${when} ${meanwhile}.`
    : `This entry was changed over the API ${when} ${meanwhile}.`;
}
