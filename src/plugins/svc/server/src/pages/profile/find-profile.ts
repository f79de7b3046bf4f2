import { guest } from '../../access/identify';
import { notFound } from '../../domain/problem';
import { things } from '../../kit/resource/things';
import { toEventFilter } from '../../resources/event/input';
import { findListed, type ListedOnPage } from '../events/find-events';
import { perPage } from '../events/list-query';
import { ownAddress } from '../site-path';

/** Whose page it is. */
export type ProfileKind = 'venue' | 'organizer';

/** `description` (HTML or text) and `picture` (a whole address) are there where a project has added such fields. */
const names = [
  ...(['url', 'title', 'address', 'city', 'state', 'zip', 'country'] as const),
  ...(['phone', 'website', 'email', 'description', 'picture'] as const),
];

/** What the page tells of a venue or an organizer; what is not known is empty. */
export type Profile = Record<(typeof names)[number], string> & { id: number };

/** All that the page shows. */
export interface ProfileOnPage {
  kind: ProfileKind;
  profile: Profile;
  /** Its events that are not over. */
  listed: ListedOnPage;
}

/** @throws Problem `notFound` */
async function findBySlug(kind: ProfileKind, slug: string): Promise<Profile> {
  const first = { page: 1, perPage: 1 };
  const { items } = await things(`plugin::svc.${kind}`).list({ slug }, first, guest);
  // Several slugs, or what is none, are no address.
  const found = items.find(({ url }) => url === ownAddress(`/${kind}s/${slug}`));
  if (!found) throw notFound(kind);
  const texts = names.map((name) => [name, typeof found[name] === 'string' ? found[name] : '']);
  return { ...(Object.fromEntries(texts) as Profile), id: found.id };
}

/** The venue or organizer at this address, with one page of its events. @throws Problem `notFound` */
export async function findProfile(
  kind: ProfileKind,
  slug: string,
  page: number,
): Promise<ProfileOnPage> {
  const profile = await findBySlug(kind, slug);
  const filter = toEventFilter({ when: 'upcoming', [kind]: profile.id });
  return { kind, profile, listed: await findListed({ filter, page: { page, perPage } }) };
}
