import { queryEngine } from '../host/query-engine';
import { actionOf, allCapabilities, namespacesOf } from './capabilities';
import { actionsOfAuthenticated } from './roles';
import { withoutStack } from '../lib/without-stack';

/** A role that a project makes, where there is none of its type. */
export interface ProjectRole {
  /** What it is called on the role screen. */
  name: string;
  description?: string;
  capabilities: readonly string[];
}

/**
 * What `config/svc-roles` exports: capabilities by the type of a role, `event-manager`, `authenticated`, or the whole of
 * a role that is to be made. Each tick is set once, at the first start that finds it there; afterwards the role's screen
 * rules, and so does whoever deletes the role.
 */
export type ProjectRoles = Record<string, readonly string[] | ProjectRole>;

const file = 'config/svc-roles';

const capabilitiesOf = (said: ProjectRoles[string]) =>
  'capabilities' in said ? said.capabilities : said;

/** @throws Error for what no role can hold, with what there is */
function assertKnown(roles: ProjectRoles): void {
  if ('public' in roles) {
    throw withoutStack(
      new Error(`${file}: public can hold nothing: guests may do what access is open for.`),
    );
  }
  for (const [type, said] of Object.entries(roles)) {
    const unknown = capabilitiesOf(said).find((name) => namespacesOf(name).length === 0);
    if (!unknown) continue;
    throw withoutStack(
      new Error(
        `${file}: ${type} has ${unknown}, which no operation asks about; there are ${allCapabilities().join(', ')}.`,
      ),
    );
  }
}

/** The id of a role of this type, made with what every user may do where it is to be made. */
async function roleOf(type: string, said: ProjectRoles[string]): Promise<number> {
  const found = await queryEngine('plugin::users-permissions.role').findOne({ where: { type } });
  if (found) return found.id;
  if (!('capabilities' in said)) {
    throw withoutStack(
      new Error(
        `${file}: there is no role ${type}; to have it made, say { name: '…', capabilities: ['…'] }.`,
      ),
    );
  }
  const { name, description = '' } = said;
  const role = await queryEngine('plugin::users-permissions.role').create({
    data: { type, name, description },
  });
  for (const action of await actionsOfAuthenticated()) await tick(role.id, action);
  return role.id;
}

async function tick(role: number, action: string): Promise<void> {
  const permissions = queryEngine('plugin::users-permissions.permission');
  if (await permissions.count({ where: { action, role } })) return;
  await permissions.create({ data: { action, role } });
}

/**
 * Gives roles what the project's file says and has not said at an earlier start.
 * @throws Error where the file names a capability or a role that there is not
 */
export async function grantProjectRoles(): Promise<void> {
  const roles = strapi.config.get('svc-roles', {}) as ProjectRoles;
  assertKnown(roles);
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  const given = ((await store.get({ key: 'roles-granted' })) ?? []) as string[];
  const fresh: string[] = [];
  for (const [type, said] of Object.entries(roles)) {
    const names = capabilitiesOf(said).filter((name) => !given.includes(`${type} ${name}`));
    if (names.length === 0) continue;
    const role = await roleOf(type, said);
    const actions = names.flatMap((name) =>
      namespacesOf(name).map((namespace) => actionOf(namespace, name)),
    );
    for (const action of actions) await tick(role, action);
    fresh.push(...names.map((name) => `${type} ${name}`));
  }
  if (fresh.length > 0) await store.set({ key: 'roles-granted', value: [...given, ...fresh] });
}
