import { type Colleague, queryEngine } from './query-engine';

/* Administrators of the panel, as mails go to them. */

const active = { isActive: true, blocked: false };

/** More are not told: a mail to everybody is read by nobody. */
const mostTold = 20;

/** Who may publish everything of a type. Whose role has a condition may be let publish this thing or not, and is not told. */
export async function findApprovers(uid: string): Promise<number[]> {
  const grants = await queryEngine('admin::permission').findMany({
    where: { action: 'plugin::content-manager.explorer.publish', subject: uid },
    populate: { role: { populate: ['users'] } },
  });
  const found = grants
    .filter(({ conditions }) => !conditions || conditions.length === 0)
    .flatMap(({ role }) => role?.users ?? [])
    .filter(({ isActive, blocked }) => isActive && !blocked);
  return [...new Set(found.map(({ id }) => id))].slice(0, mostTold);
}

/** Null for who has no account any more, or may not use it. */
export function findColleague(id: number): Promise<Colleague | null> {
  return queryEngine('admin::user').findOne({ where: { id, ...active } });
}
