import * as yup from 'yup';
import { passwordName } from '../../../access/application-passwords/name';
import { inGroups } from '../../../access/application-passwords/password';
import { passwordOnWire } from '../../../access/application-passwords/presenter';
import {
  createPassword,
  findPassword,
  listPasswords,
  renamePassword,
  revokeAllPasswords,
  revokePassword,
} from '../../../access/application-passwords/store';
import { users } from '../../../rest/access';
import type { Caller } from '../../../rest/caller';
import { named } from '../../../rest/named';
import { instant } from '../../../rest/schema';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { created, deleted, list, ok, personal } from '../../../rest/reply';

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
  access: users,
  paged: true,
  output,
  async handle({ caller, page }) {
    const { items, total } = await listPasswords(self(caller), page);
    return personal(list(page, { items: items.map(passwordOnWire), total }));
  },
});

const create = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Make an application password; the answer is the only one that shows it',
  success: 201,
  access: users,
  body,
  output: named('NewApplicationPassword', { ...fields, password: yup.string() }),
  async handle({ caller, body: { name = '' } }) {
    const made = await createPassword(self(caller), name);
    const shown = { ...passwordOnWire(made), password: inGroups(made.password) };
    return personal(created(shown, collection, made.uuid));
  },
});

const revokeAll = endpoint({
  method: 'DELETE',
  path: collection,
  summary: 'Revoke all your application passwords',
  access: users,
  output: { deleted: yup.boolean(), count: yup.number() },
  handle: async ({ caller }) =>
    personal(ok({ deleted: true, count: await revokeAllPasswords(self(caller)) })),
});

const getOne = endpoint({
  method: 'GET',
  path: one,
  summary: 'Get one of your application passwords',
  access: users,
  output,
  problems: ['notFound'],
  async handle({ caller, uuid }) {
    return personal(ok(passwordOnWire(await findPassword(self(caller), uuid))));
  },
});

const rename = endpoint({
  method: 'PUT',
  path: one,
  summary: 'Rename one of your application passwords',
  access: users,
  body,
  output,
  problems: ['notFound'],
  async handle({ caller, uuid, body: { name } }) {
    return personal(ok(passwordOnWire(await renamePassword(self(caller), uuid, name))));
  },
});

const revoke = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Revoke one of your application passwords',
  removes: 'always',
  access: users,
  output,
  problems: ['notFound'],
  async handle({ caller, uuid }) {
    return personal(deleted(passwordOnWire(await revokePassword(self(caller), uuid))));
  },
});

export default routesOf([listAll, create, revokeAll, getOne, rename, revoke]);
