/*
 * What an entry of the outbox is about; entries with one key are delivered in order. The key is stored and compared as it is
 * made here; people read it in the language of the panel, which knows each of these forms.
 */
const outboxKeyForms = [
  'order {order}',
  'attendee {attendee}',
  'mails of order {order}',
  'mails of unpaid order {order}',
  'mail to the new holder of ticket {attendee}',
  'mail to the former holder of ticket {attendee}',
  'mail to the buyer of ticket {attendee}',
  'account mail {token}',
  'reviews of event {event} to {administrator}',
  'mails of event {event} to order {order}',
  'mails of event {event} to attendee {attendee}',
] as const;

export type OutboxKeyForm = (typeof outboxKeyForms)[number];

type Filled<Form extends string> = Form extends `${infer Before}{${string}}${infer Rest}`
  ? `${Before}${string | number}${Filled<Rest>}`
  : Form;

/** A key of one of these forms. */
export type OutboxKey = Filled<OutboxKeyForm>;

const names = /\{(\w+)\}/g;

/** Of which form a key is, and what it names; undefined for one that a project has chosen. */
export function readOutboxKey(
  key: string,
): { form: OutboxKeyForm; named: Record<string, string> } | undefined {
  for (const form of outboxKeyForms) {
    const found = new RegExp(`^${form.replace(names, '(?<$1>[^ ]+)')}$`).exec(key);
    if (found) return { form, named: { ...found.groups } };
  }
  return undefined;
}
