import type { KeyboardEvent } from 'react';
import { readableStart } from './wall-clock';

interface Choosable {
  id: number;
  title: string;
  start: string;
  venue?: string | null;
}

function labelOf({ title, start, venue }: Choosable, untitled: string): string {
  const name = title || untitled;
  return [start ? `${name}, ${readableStart(start)}` : name, venue].filter(Boolean).join(' · ');
}

/**
 * What events are chosen by. The host's picker tells what it offers by its text alone, and takes the first of two that are
 * called the same: each of these has its number, too.
 */
export function eventLabels(events: Choosable[], untitled = ''): Map<number, string> {
  const labels = events.map((event) => labelOf(event, untitled));
  const isAlike = (label: string) => labels.filter((other) => other === label).length > 1;
  return new Map(
    events.map(({ id }, index) => {
      const label = labels[index]!;
      return [id, isAlike(label) ? `${label} · ${id}` : label];
    }),
  );
}

/** The first letter that is typed takes the place of what is chosen, wherever the cursor is. */
export function replaceChosen(event: KeyboardEvent<HTMLInputElement>, typed: string): void {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (typed === '' && isLetter) event.currentTarget.select();
}
