import { readableDay, readableTime } from '../shared/instant';
import type { Say } from './texts';
import type { Conflict } from './pending-conflict';

interface Administrator {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

function nameOf(say: Say, { firstname, lastname, username }: Administrator): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || say('conflict.somebody');
}

function timeOf(say: Say, isoTime: string): string {
  const day = readableDay(isoTime);
  const time = readableTime(isoTime);
  const isToday = day === readableDay(new Date().toISOString());
  return isToday ? say('conflict.atTime', { time }) : say('conflict.onDay', { day, time });
}

const isOlder = (one: unknown, other: unknown) => new Date(String(one)) < new Date(String(other));

/** Who changed the entry, and when. `ownId` is that of whoever reads it. */
export function conflictSentence(say: Say, { loaded, newest }: Conflict, ownId: unknown): string {
  const person = newest?.updatedBy as Administrator | null | undefined;
  const who = !person ? 'nobody' : person.id === ownId ? 'you' : 'somebody';
  const name = person ? nameOf(say, person) : '';
  // A draft that is older than it was has been made anew from what is published.
  if (isOlder(newest?.updatedAt, loaded.updatedAt)) return say('conflict.discarded', { who, name });
  return say('conflict.changed', { who, name, when: timeOf(say, String(newest?.updatedAt)) });
}
