import * as yup from 'yup';
import { passwordName } from './name';
import { formatPassword } from '../../access/application-password';
import { presentPassword } from './presenter';
import {
  createPassword,
  findPassword,
  listPasswords,
  renamePassword,
  revokeAllPasswords,
  revokePassword,
} from './store';
import { signedIn, signedInPerson } from '../../access/requirements';
import type { Caller } from '../../access/caller';
import { named } from '../../kit/named-shapes';
import { instant } from '../../kit/schema';
import { endpoint, routesOf } from '../../kit/endpoint';
import { created, deleted, list, ok, noStore } from '../../kit/reply';

const collection = 'svc/auth/v1/application-passwords';
const one = `${collection}/{uuid}` as const;

const body = { name: passwordName };
const fields = {
  uuid: yup.string(),
  name: yup.string(),
  created: instant(),
  last_used: instant().nullable(),
  last_ip: yup.string().nullable(),
};
const output = named('ApplicationPassword', fields);

/** The user behind the request: `users` lets nobody else through. */
function self({ userId }: Caller): number {
  return userId!;
}

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List your application passwords, oldest first',
  access: signedIn,
  paged: true,
  output,
  async handle({ caller, page }) {
    const { items, total } = await listPasswords(self(caller), page);
    return noStore(list(page, { items: items.map(presentPassword), total }));
  },
});

const create = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Make an application password; the answer is the only one that shows it',
  success: 201,
  access: signedInPerson,
  problems: ['limitReached'],
  body,
  output: named('NewApplicationPassword', { ...fields, password: yup.string() }),
  async handle({ caller, body: { name = '' } }) {
    const made = await createPassword(self(caller), name);
    const shown = { ...presentPassword(made), password: formatPassword(made.password) };
    return noStore(created(shown, collection, made.uuid));
  },
});

const revokeAll = endpoint({
  method: 'DELETE',
  path: collection,
  summary: 'Revoke all your application passwords',
  access: signedIn,
  output: { deleted: yup.boolean(), count: yup.number() },
  handle: async ({ caller }) =>
    noStore(ok({ deleted: true, count: await revokeAllPasswords(self(caller)) })),
});

const getOne = endpoint({
  method: 'GET',
  path: one,
  summary: 'Get one of your application passwords',
  access: signedIn,
  output,
  problems: ['notFound'],
  async handle({ caller, uuid }) {
    return noStore(ok(presentPassword(await findPassword(self(caller), uuid))));
  },
});

const rename = endpoint({
  method: 'PUT',
  path: one,
  summary: 'Rename one of your application passwords',
  access: signedInPerson,
  body,
  output,
  problems: ['notFound'],
  async handle({ caller, uuid, body: { name } }) {
    return noStore(ok(presentPassword(await renamePassword(self(caller), uuid, name))));
  },
});

const revoke = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Revoke one of your application passwords',
  removes: 'always',
  access: signedIn,
  output,
  problems: ['notFound'],
  async handle({ caller, uuid }) {
    return noStore(deleted(presentPassword(await revokePassword(self(caller), uuid))));
  },
});

export default routesOf([listAll, create, revokeAll, getOne, rename, revoke]);
