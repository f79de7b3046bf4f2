import { table } from '../../database/table';
import { database } from '../../host/strapi';
import { onListSearch } from '../on-list-search';

/*
 * A ticket shows its code in groups, and whoever reads one at the door types the gaps. Kept is the code without.
 */

const attendees = 'plugin::svc.attendee';

/** What is searched for, if it is the code of a ticket, with gaps or hyphens in it or without. */
async function codeIn(text: string): Promise<string | null> {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{12}$/.test(code)) return null;
  const found = await table(database(), 'svc_attendees').where({ security_code: code }).first('id');
  if (found) return code;
  return currentCodeOf(code);
}

/** Of a ticket that was handed on, the code that is good: its attendee says beside the form who had the other. */
async function currentCodeOf(code: string): Promise<string | null> {
  const handover = await table(database(), 'svc_handovers').where({ code }).first('attendee_id');
  const attendee =
    handover &&
    (await table(database(), 'svc_attendees')
      .where({ public_id: handover.attendee_id })
      .first('security_code'));
  return attendee?.security_code ?? null;
}

/** What the list of a type is searched for where somebody types this. */
export async function asSearched(uid: string, text: string): Promise<string> {
  return (uid === attendees && (await codeIn(text))) || text;
}

/** The panel's list of attendees finds a code however it is written down. */
export function searchByCode(): void {
  onListSearch(attendees, async (params, text) => {
    params._q = await asSearched(attendees, text);
  });
}
