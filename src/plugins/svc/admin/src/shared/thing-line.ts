import { readable } from './wall-clock';

/** What a thing is named by; an event has a date, as a clock there shows it. */
export interface NamedThing {
  title?: string | null;
  start?: string | null;
  isAllDay?: boolean | null;
}

/** Its title, or what stands for one, and its date. */
export function thingLine({ title, start, isAllDay }: NamedThing, untitled: string): string {
  const said = [title || untitled, start && readable(start, Boolean(isAllDay))];
  return said.filter(Boolean).join(' · ');
}
