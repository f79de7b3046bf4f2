import type { AdminApi, Administrator, Answer } from './admin-api';
import { registerWithRole } from './admin-api';
import type { Fields } from './things';

/* Forms of the Content Manager as the panel sends them: what was loaded, with what somebody typed over it. */

export const typeAddress = (uid: string) => `/content-manager/collection-types/${uid}`;

/** Another administrator who may do everything. */
export async function registerColleague(
  url: string,
  admin: AdminApi,
  person: Administrator,
): Promise<AdminApi> {
  const roles = (await admin('GET', '/admin/roles')).body.data as unknown as {
    id: number;
    code: string;
  }[];
  const { id } = roles.find(({ code }) => code === 'strapi-super-admin')!;
  return registerWithRole(url, admin, person, id);
}

type Loaded = Fields & { documentId: string; updatedAt: string };

/** Relations are answered as counts, and sent as what was connected and disconnected. */
const isCount = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'count';

const kept = ['createdAt', 'publishedAt', 'createdBy', 'updatedBy', 'localizations', 'status'];

function asForm({ id, ...loaded }: Loaded): Fields {
  return Object.fromEntries(
    Object.entries(loaded)
      .filter(([name]) => !kept.includes(name))
      .map(([name, value]) => [name, isCount(value) ? { connect: [], disconnect: [] } : value]),
  );
}

export interface OpenForm {
  loaded: Loaded;
  save(typed: Fields): Promise<Answer>;
  publish(typed?: Fields): Promise<Answer>;
}

/** Loads a form, as somebody who opens it in the panel. */
export async function openForm(as: AdminApi, uid: string, documentId: string): Promise<OpenForm> {
  const address = `${typeAddress(uid)}/${documentId}`;
  const answer = await as('GET', address);
  // Users are answered without an envelope.
  const loaded = (answer.body.data ?? answer.body) as Loaded;
  return {
    loaded,
    save: (typed) => as('PUT', address, { ...asForm(loaded), ...typed }),
    publish: (typed = {}) =>
      as('POST', `${address}/actions/publish`, { ...asForm(loaded), ...typed }),
  };
}

/** Makes a thing in the panel and answers its document. */
export async function makeInPanel(as: AdminApi, uid: string, data: Fields): Promise<string> {
  const { body } = await as('POST', typeAddress(uid), data);
  return (body.data as Loaded).documentId;
}

/** What the panel is told of an entry that has changed: status, name of the error, who, when. */
export function toldOf({ status, body }: Answer) {
  const { name, message, details } = body.error as {
    name: string;
    message: string;
    details: { updatedAt?: string; changedBy?: { id: number; name: string } | null };
  };
  return { status, name, message, ...details };
}
