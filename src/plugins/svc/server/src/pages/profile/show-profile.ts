import type { PageAnswer, PageDeclaration } from '../page-route';
import { findProfile, type ProfileKind } from './find-profile';
import { profilePage } from './profile-page';

/** A page that is no number is the first. */
function pageOf(page: string): number {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Shows who is at an address. @throws Problem `notFound` */
export function showProfile(kind: ProfileKind): PageDeclaration['show'] {
  return async ({ slug = '', page = '' }): Promise<PageAnswer> => {
    const shown = await findProfile(kind, slug, pageOf(page));
    return { status: 200, page: profilePage(shown) };
  };
}
