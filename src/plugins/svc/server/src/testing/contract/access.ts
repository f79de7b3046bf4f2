import { expect, test } from '@jest/globals';
import { type AdminApi, registerFirstAdmin } from '../admin-api';
import type { Handle } from '../client';
import { make, makeSignedIn } from '../things';
import { makeApiToken } from '../makers';
import type { Service } from '../service';
import type { About, Running } from './about';

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

/** Who may write, and that the tick boxes decide it. */
export function checkAccess({ path, edit, remove, full }: About, running: () => Running): void {
  const namespace = path.split('/')[1]!;
  const boxOf = (capability: string) => `plugin::svc.${namespace}.${capability}`;
  const aThing = async () =>
    `${path}/${(await make(running().service, running().editor, path, full)).id}`;
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

  /** Whether each kind of write is let through. */
  async function outcomes(as?: Handle, body: unknown = full): Promise<(number | string)[]> {
    const answers = [];
    for (const method of writes) {
      const at = method === 'POST' ? path : await aThing();
      const answer = await running().service.call(method, at, { as, body });
      answers.push(answer.status < 300 ? answer.status : String(answer.body.code));
    }
    return answers;
  }

  test('asks a guest to sign in, and refuses others, whatever they send (1.1, 1.7, 1.9)', async () => {
    const buyer = await makeSignedIn(running().service, 'authenticated', `buyer-${edit}`);
    for (const body of [full, {}, { title: '' }, '{']) {
      expect(await outcomes(undefined, body)).toEqual(Array(4).fill('rest_not_logged_in'));
    }
    expect(await outcomes(buyer, {})).toEqual(Array(4).fill('rest_forbidden'));
    const wrong = { authorization: 'Bearer nonsense' };
    expect(await outcomes(wrong)).toEqual(Array(4).fill('rest_invalid_credentials'));
  });

  test('is open to whoever has its boxes ticked on the screen of the role (5.5)', async () => {
    const { service } = running();
    const user = await makeSignedIn(service, 'box-office', `ticked-${edit}`);
    const set = (edits: boolean, removes: boolean) =>
      tick(service, 'box-office', { [boxOf(edit)]: edits, [boxOf(remove)]: removes });
    const no = 'rest_forbidden';
    expect(await outcomes(user)).toEqual([no, no, no, no]);
    await set(true, false);
    expect(await outcomes(user)).toEqual([201, 200, 200, no]);
    await set(false, true);
    expect(await outcomes(user)).toEqual([no, no, no, 200]);
    await set(false, false);
    expect(await outcomes(user)).toEqual([no, no, no, no]);
  });

  test('is open to an API token that has its boxes ticked (5.5)', async () => {
    const token = await makeApiToken(running().service.strapi, [boxOf(edit)]);
    expect(await outcomes(token)).toEqual([201, 200, 200, 'rest_forbidden']);
  });
}
