import type { UID } from '@strapi/strapi';
import type { Handle } from './client';
import { bearer, makeUser, type RoleType, type TestUser } from './makers';
import type { Service } from './service';

/* Things of any type, made and changed the way people do: over REST, and in the panel. */

/** What a request sends, or an answer shows: values by the names of their fields. */
export type Fields = Record<string, unknown>;

interface TokenIssuer {
  issue(payload: { id: number }): Promise<string>;
}

/**
 * A user with the role and a session at the host, which spares every request the slow check of a password. Not by
 * way of the host's own route, which takes only so many sign-ins in a minute.
 */
export async function makeSignedIn(
  service: Service,
  role: RoleType | (string & {}),
  username: string,
): Promise<TestUser> {
  const user = await makeUser(service.strapi, role, username);
  await renewSignIn(service, user);
  return user;
}

/** Gives the user another token: the host's are good for ten minutes. */
export async function renewSignIn({ strapi }: Service, user: TestUser): Promise<void> {
  const tokens = strapi.plugin('users-permissions').service('jwt') as TokenIssuer;
  Object.assign(user, bearer(await tokens.issue({ id: user.id })));
}

/** Makes a thing over REST and answers the response's body. */
export async function make(service: Service, as: Handle, collection: string, body: Fields) {
  const answer = await service.call('POST', collection, { as, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as { id: number; slug: string } & Record<string, unknown>;
}

interface Made {
  id: number;
  documentId: string;
  publicId: number;
  slug: string;
  updatedAt: string;
  publishedAt: string | null;
  title: string;
}

/** What the panel does to a document. */
interface PanelDocuments {
  create(params: { data: Fields; status?: 'published' }): Promise<Made>;
  update(params: { documentId: string; data: Fields }): Promise<Made>;
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
  discardDraft(params: { documentId: string }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
  clone(params: { documentId: string; data: Fields }): Promise<{ entries: Made[] }>;
  findOne(params: { documentId: string; status?: 'published' }): Promise<Made | null>;
}

/** The Document Service of a type, through which the panel writes. */
export function panelDocuments({ strapi }: Service, uid: string): PanelDocuments {
  return strapi.documents(uid as UID.ContentType) as unknown as PanelDocuments;
}
