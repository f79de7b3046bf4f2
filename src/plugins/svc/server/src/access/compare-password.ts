import bcrypt from 'bcrypt';
import { Problem } from '../domain/problem';
import { createBoundedQueue, QueueFull } from '../lib/bounded-queue';

/*
 * Comparing a password with a hash of bcrypt takes a core a tenth of a second. The host's own comparison takes it from the one
 * thread that answers everybody; this one is done on threads beside it, of which there are four for all that reads files, too.
 */

const comparisons = createBoundedQueue({ atOnce: 2, waiting: 32 });

/** As many as the host's own. */
const hostRounds = 10;

interface HostUsers {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

function hostUsers(): HostUsers {
  return strapi.plugin('users-permissions').service('user') as HostUsers;
}

function busy(): Problem {
  return new Problem('busy', 'Too many people are signing in. Please try again in a moment.');
}

/** @throws Problem `busy` where one more comparison could not wait */
export function requireRoomToCompare(): void {
  if (comparisons.isFull()) throw busy();
}

/** Compares as `bcryptjs` of the host does, elsewhere. @throws Problem `busy` */
async function compareInTurn(password: string, hash: string): Promise<boolean> {
  try {
    return await comparisons.run(() => bcrypt.compare(password, hash));
  } catch (error) {
    throw error instanceof QueueFull ? busy() : error;
  }
}

/** A hash of bcrypt, made as {@link comparePassword} compares. @throws Problem `busy` */
export async function hashPassword(password: string): Promise<string> {
  try {
    return await comparisons.run(() => bcrypt.hash(password, hostRounds));
  } catch (error) {
    throw error instanceof QueueFull ? busy() : error;
  }
}

/** Gives the host's sign-in, and whoever else asks it, the comparison of this file. */
export function replaceHostComparison(): void {
  hostUsers().validatePassword = compareInTurn;
}

/** Whether the account password belongs to the hash. @throws Problem `busy` */
export function comparePassword(password: string, hash: string): Promise<boolean> {
  return hostUsers().validatePassword(password, hash);
}
