import { useEffect, useSyncExternalStore } from 'react';
import type { Difference, Fields } from './compare';

/*
 * What a save asks, and a dialog answers. Saves run outside of what React draws; the dialog is in the page.
 */

/** Somebody saves a form whose entry has changed, or is gone, since it was loaded. */
export interface Conflict {
  model: string;
  isPublishing: boolean;
  loaded: Fields;
  /** What the form would write. */
  submitted: Fields;
  /** The attributes changed in the form. */
  edited: string[];
  /** The entry as it is now; null where it was deleted. */
  newest: Fields | null;
  differences: Difference[];
}

export type Choice = 'both' | 'mine' | 'theirs' | 'cancel';

export interface Question {
  conflict: Conflict;
  answer: (choice: Choice) => void;
}

let asked: Question | null = null;
let dialogs = 0;
const listeners = new Set<() => void>();

function put(question: Question | null): void {
  asked = question;
  listeners.forEach((listener) => listener());
}

/** Whether a dialog is there to answer. */
export const canAsk = (): boolean => dialogs > 0;

/** Of two questions at a time the first is given up. */
export function askForResolution(conflict: Conflict): Promise<Choice> {
  asked?.answer('cancel');
  return new Promise((resolve) => {
    const question: Question = {
      conflict,
      answer(choice) {
        if (asked === question) put(null);
        resolve(choice);
      },
    };
    put(question);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the dialog: what is asked at the moment. A page that is left answers nothing. */
export function useQuestion(): Question | null {
  useEffect(() => {
    dialogs += 1;
    return () => {
      dialogs -= 1;
      // On a screen that turns narrow another dialog takes its place.
      setTimeout(() => {
        if (dialogs === 0) asked?.answer('cancel');
      });
    };
  }, []);
  return useSyncExternalStore(subscribe, () => asked);
}
