import type { Typing } from './refilled';

/*
 * What is made goes on in another form than the one that made it: what was typed into that while it was being saved
 * comes along.
 */

let made: string | undefined;
let left: Typing | undefined;

/** Something has been made, with this id; its form goes next. */
export function rememberMade(documentId: string): void {
  made = documentId;
  left = undefined;
}

/** A form that makes something has gone while it was saving. */
export function leaveTyping(typing: Typing): void {
  left = typing;
}

/** What was typed into the form that has made this. */
export function takeTyping(documentId: string | undefined): Typing | undefined {
  if (documentId === undefined || documentId !== made) return undefined;
  const taken = left;
  made = undefined;
  left = undefined;
  return taken;
}
