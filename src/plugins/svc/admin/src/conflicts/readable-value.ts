import { formatMinor } from '../../../server/src/domain/money';
import { readReturnPolicy } from '../../../server/src/contract/return-policy';
import type { Say } from './texts';
import { readable } from '../shared/wall-clock';

/*
 * Values of attributes as people read them, in one line.
 */

/** What is known of an attribute that has an input. */
export interface Attribute {
  type?: string;
  customField?: string;
}

function withoutMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent ?? '';
}

function readableInstant(isoTime: string): string {
  const language = document.documentElement.lang || 'en';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(isoTime));
}

function readablePolicy(value: string): string {
  const steps = readReturnPolicy(value) ?? [];
  return steps.map(({ until, percent }) => `${percent} % → ${readable(until, false)}`).join('; ');
}

const ofCustomField: Record<string, (value: string) => string> = {
  'plugin::svc.local-datetime': (value) => readable(value, false),
  'plugin::svc.html': withoutMarkup,
  'plugin::svc.return-policy': readablePolicy,
  'plugin::svc.money': formatMinor,
  'plugin::svc.money-total': formatMinor,
};

const ofType: Record<string, (value: string) => string> = { datetime: readableInstant };

function namesOf(files: unknown): string | null {
  const names = [files].flat().map((file) => (file as { name?: unknown } | null)?.name);
  return names.every((name) => typeof name === 'string') ? names.join(', ') : null;
}

function countOf(say: Say, value: object): string | null {
  if (!('count' in value)) return null;
  return say('conflict.entries', { count: Number(value.count) });
}

/** Null where it takes more than a line to tell. */
export function readableValue(
  say: Say,
  value: unknown,
  { type, customField }: Attribute,
): string | null {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return say(value ? 'conflict.yes' : 'conflict.no');
  if (typeof value === 'object')
    return type === 'media' ? namesOf(value) : type === 'relation' ? countOf(say, value) : null;
  const text = String(value as string | number);
  const show = ofCustomField[customField ?? ''] ?? ofType[type ?? ''];
  return (show ? show(text) : text).replace(/\s+/g, ' ').trim();
}
