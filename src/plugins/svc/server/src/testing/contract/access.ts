import { expect, test } from '@jest/globals';
import type { Own } from '../../kit/resource/declaration';
import { type AdminApi, registerFirstAdmin } from '../admin-api';
import type { Handle } from '../client';
import { make, makeSignedIn } from '../things';
import { makeApiToken } from '../makers';
import type { Service } from '../service';
import type { Use, Used } from './use';

interface Role {
  id: number;
  type: string;
  permissions: Record<
    string,
    { controllers: Record<string, Record<string, { enabled: boolean }>> }
  >;
}

const admins = new WeakMap<Service, Promise<AdminApi>>();

/** The first administrator of the service, who exists once. */
export function adminOf(service: Service): Promise<AdminApi> {
  const known = admins.get(service);
  if (known) return known;
  const person = { firstname: 'Ada', lastname: 'Owner', email: 'ada@example.org' };
  const made = registerFirstAdmin(service.url, { ...person, password: 'Passw0rd-of-Ada' });
  admins.set(service, made);
  return made;
}

/** Sets tick boxes of a role the way its screen does. */
async function tick(service: Service, type: string, boxes: Record<string, boolean>) {
  const admin = await adminOf(service);
  const { body } = await admin('GET', '/users-permissions/roles');
  const { id } = (body.roles as Role[]).find((role) => role.type === type)!;
  const role = (await admin('GET', `/users-permissions/roles/${id}`)).body.role as unknown as Role;
  for (const [box, enabled] of Object.entries(boxes)) {
    const [api, controller, name] = box.split('.');
    const action = role.permissions[api!]?.controllers[controller!]?.[name!];
    if (!action) throw new Error(`The role screen has no tick box ${box}.`);
    action.enabled = enabled;
  }
  const saved = await admin('PUT', `/users-permissions/roles/${id}`, role);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const no = 'rest_forbidden';

/** Whether each kind of write is let through; the last three of things that the owner has made. */
async function outcomes(
  { path, sample, service }: Used,
  owner: Handle,
  as?: Handle,
  body: unknown = sample,
) {
  const answers: (number | string)[] = [];
  for (const method of writes) {
    const made = method !== 'POST' && (await make(service, owner, path, sample));
    const answer = await service.call(method, made ? `${path}/${made.id}` : path, { as, body });
    answers.push(answer.status < 300 ? answer.status : String(answer.body.code));
  }
  return answers;
}

/** The capability for things of others, and the one that is enough for one's own. */
const othersIn = (editors: string | Own) =>
  typeof editors === 'string' ? editors : editors.others;
const ownIn = (editors: string | Own) => (typeof editors === 'string' ? editors : editors.own);

const boxOf = ({ path }: Used, capability: string) =>
  `plugin::svc.${path.split('/')[1]!}.${capability}`;

/** Every box that the type asks about, as they are to be. */
function boxesOf(used: Used, ticked: string[]): Record<string, boolean> {
  const all = [used.edit, used.remove].flatMap((one) => [ownIn(one), othersIn(one)]);
  return Object.fromEntries(all.map((name) => [boxOf(used, name), ticked.includes(name)]));
}

function checkStrangers(use: Use): void {
  test('asks a guest to sign in, and refuses others, whatever they send (1.1, 1.7, 1.9)', async () => {
    const used = await use();
    const { editor, resolved, sample, service } = used;
    const buyer = await makeSignedIn(service, 'authenticated', `buyer-${resolved.table}`);
    for (const body of [sample, {}, { title: '' }, '{']) {
      expect(await outcomes(used, editor, undefined, body)).toEqual(
        Array(4).fill('rest_not_logged_in'),
      );
    }
    expect(await outcomes(used, editor, buyer, {})).toEqual(Array(4).fill(no));
    const wrong = { authorization: 'Bearer nonsense' };
    expect(await outcomes(used, editor, wrong)).toEqual(Array(4).fill('rest_invalid_credentials'));
  });
}

function checkTicks(use: Use): void {
  test('is open to whoever has its boxes ticked on the screen of the role (5.5)', async () => {
    const used = await use();
    const { edit, editor, remove, resolved, service } = used;
    const user = await makeSignedIn(service, 'box-office', `ticked-${resolved.table}`);
    const set = (...ticked: string[]) => tick(service, 'box-office', boxesOf(used, ticked));
    await set();
    expect(await outcomes(used, editor, user)).toEqual([no, no, no, no]);
    const edits = [ownIn(edit), othersIn(edit)];
    const removesToo = edits.includes(othersIn(remove));
    await set(...edits);
    expect(await outcomes(used, editor, user)).toEqual([201, 200, 200, removesToo ? 200 : no]);
    await set(othersIn(remove));
    const changesToo = othersIn(edit) === othersIn(remove);
    const change = changesToo ? 200 : no;
    const makes = ownIn(edit) === othersIn(remove) ? 201 : no;
    expect(await outcomes(used, editor, user)).toEqual([makes, change, change, 200]);
    await set(ownIn(edit), ownIn(remove));
    const hasOwners = [edit, remove].some((one) => typeof one === 'object');
    if (hasOwners) {
      const others = (one: string | Own) => (typeof one === 'object' ? no : 200);
      const expected = [201, others(edit), others(edit), others(remove)];
      expect(await outcomes(used, editor, user)).toEqual(expected);
      expect(await outcomes(used, user, user)).toEqual([201, 200, 200, 200]);
    }
    await set();
    expect(await outcomes(used, editor, user)).toEqual([no, no, no, no]);
  });

  test('is open to an API token that has its boxes ticked (5.5)', async () => {
    const used = await use();
    const { edit, editor, remove, service } = used;
    const boxes = [ownIn(edit), othersIn(edit)].map((name) => boxOf(used, name));
    const token = await makeApiToken(service.strapi, boxes);
    const removesToo = [ownIn(edit), othersIn(edit)].includes(othersIn(remove));
    expect(await outcomes(used, editor, token)).toEqual([201, 200, 200, removesToo ? 200 : no]);
  });
}

/** Who may write, and that the tick boxes decide it. */
export function checkAccess(use: Use): void {
  checkStrangers(use);
  checkTicks(use);
}
