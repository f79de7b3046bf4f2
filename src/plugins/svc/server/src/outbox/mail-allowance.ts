import { createHmac } from 'node:crypto';
import { documentColumns } from '../database/document-columns';
import { insertOrIgnore } from '../database/insert-rows';
import { table } from '../database/table';
import { database, settings } from '../host/strapi';
import { now } from '../lib/clock';

/*
 * Mails that anybody can cause, to whomever they like, by an address that they typed. One address gets some of them an
 * hour: each takes one of its slots, which is free again an hour later. A row is taken by who makes it, or by one
 * conditional UPDATE, so that it counts in every process.
 */

const hour = 60 * 60;

/** What the mails are about: each has an allowance of its own. */
const subjects = ['orders', 'registration', 'confirmation', 'reset', 'links'] as const;
type Subject = (typeof subjects)[number];

/** Kept of an address for an hour. What follows a `+` is the same person's. */
function digestOfAddress(address: string, subject: Subject): string {
  const same = address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
  const key: string = strapi.config.get('plugin::users-permissions.jwtSecret');
  return createHmac('sha256', key).update(`mails about ${subject} to ${same}`).digest('hex');
}

const allowances = () => table(database(), 'svc_mail_allowances');

/** The mail has a slot already: it is sent again. */
async function hasSlot(address_digest: string, fact_id: string): Promise<boolean> {
  const kept = await allowances()
    .where({ address_digest, fact_id })
    .where('used_at', '>', now() - hour)
    .update({ used_at: now() });
  return kept > 0;
}

async function takeSlot(address_digest: string, slot: number, fact_id: string): Promise<boolean> {
  const row = { ...documentColumns(), address_digest, slot, fact_id, used_at: now() };
  if ((await insertOrIgnore(database(), 'svc_mail_allowances', row)) !== null) return true;
  const taken = await allowances()
    .where({ address_digest, slot })
    .where('used_at', '<=', now() - hour)
    .update({ fact_id, used_at: now() });
  return taken === 1;
}

/**
 * Whether a mail may go out now: null, and it counts; else when it may be asked for again, in seconds since 1970.
 * @param factId what the mail is known by: the same mail again counts once
 */
export async function claimMail(
  address: string,
  subject: Subject,
  factId: string,
): Promise<number | null> {
  const { mailsPerHour } = settings();
  if (mailsPerHour === 0) return null;
  const digest = digestOfAddress(address, subject);
  if (await hasSlot(digest, factId)) return null;
  for (let slot = 1; slot <= mailsPerHour; slot += 1) {
    if (await takeSlot(digest, slot, factId)) return null;
  }
  const oldest = await allowances()
    .where({ address_digest: digest })
    .where('slot', '<=', mailsPerHour)
    .orderBy('used_at')
    .first('used_at');
  return Number(oldest?.used_at ?? now()) + hour;
}

/** Nothing is kept of what an address has had. */
export async function forgetMailsTo(address: string): Promise<void> {
  const digests = subjects.map((subject) => digestOfAddress(address, subject));
  await allowances().whereIn('address_digest', digests).delete();
}

/** What is an hour old says nothing any more. */
export async function purgeMailAllowances(): Promise<void> {
  await allowances()
    .where('used_at', '<=', now() - hour)
    .delete();
}
