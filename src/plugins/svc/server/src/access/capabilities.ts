import { withoutStack } from '../lib/without-stack';

/** What the specification names in each of its two namespaces. */
export const specified = {
  events: [
    'edit_svc_events',
    'edit_others_svc_events',
    'delete_svc_events',
    'read_svc_event',
    'edit_svc_venues',
    'delete_svc_venues',
    'edit_svc_organizers',
    'delete_svc_organizers',
  ],
  tickets: [
    'edit_svc_tickets',
    'delete_svc_tickets',
    'edit_svc_attendees',
    'delete_svc_attendees',
    'edit_svc_orders',
  ],
};

/** By the name of their namespace; a project's endpoints bring further ones. */
const known = new Map<string, Set<string>>(
  Object.entries(specified).map(([name, capabilities]) => [name, new Set(capabilities)]),
);

const namespaced = /^svc\/([a-z][a-z\d-]*)\/v1\//;

/** `notes` for `svc/notes/v1/notes/{id}`; undefined for a path of another form. */
export function namespaceOf(path: string): string | undefined {
  return namespaced.exec(path)?.[1];
}

/** Whether a capability can be called so: its name is part of that of an action of the host. */
export function isCapabilityName(name: unknown): boolean {
  return typeof name === 'string' && /^[a-z][a-z\d_]*$/.test(name);
}

/**
 * Takes up what an endpoint asks about.
 * @param file where it is declared, for messages
 * @throws Error where its path is in no namespace: nobody could ever hold what it asks for
 */
export function registerCapabilities(
  path: string,
  capabilities: readonly string[],
  file?: string,
): void {
  if (capabilities.length === 0) return;
  const asks = (name: unknown) => `${path}${file ? ` in ${file}` : ''} asks for ${String(name)}`;
  const namespace = namespaceOf(path);
  if (!namespace) {
    throw withoutStack(new Error(`${asks(capabilities[0])}: only paths svc/{name}/v1/… can.`));
  }
  const wrong = capabilities.find((name) => !isCapabilityName(name));
  if (wrong !== undefined) {
    throw withoutStack(
      new Error(`${asks(wrong)}: a capability has a name of small letters, digits and _.`),
    );
  }
  const held = known.get(namespace) ?? new Set();
  for (const capability of capabilities) held.add(capability);
  known.set(namespace, held);
}

/** The capabilities of a namespace: those specified, and those that any further endpoint asks about. */
export function capabilitiesOf(namespace: string): string[] {
  return [...(known.get(namespace) ?? [])];
}

/** The namespaces that have a capability. */
export function namespacesOf(capability: string): string[] {
  return [...known].filter(([, held]) => held.has(capability)).map(([name]) => name);
}

/** Of all namespaces. */
export function allCapabilities(): string[] {
  return [...new Set([...known.values()].flatMap((held) => [...held]))].sort();
}

/** The host's name of a capability: a tick box on the role screen, an action of an API token. */
export function actionOf(namespace: string, capability: string): string {
  return `plugin::svc.${namespace}.${capability}`;
}

/** Whether `can` allows the capability in a namespace that has it. */
export function hasCapability(can: (action: string) => boolean, capability: string): boolean {
  return [...known].some(([name, held]) => held.has(capability) && can(actionOf(name, capability)));
}

/** A controller with these keys, each a function that no route leads to. */
function controllerOf(actions: string[]) {
  const entries = actions.map((action) => {
    const tickBox = (ctx: { notFound(): void }) => ctx.notFound();
    return [action, Object.assign(tickBox, { [Symbol.for('__type__')]: ['content-api'] })];
  });
  return Object.fromEntries(entries) as Record<string, (ctx: { notFound(): void }) => void>;
}

/**
 * Makes the tick boxes of the role and token screens: Strapi lists there exactly the controller functions that carry
 * this symbol. To be called while Strapi registers, when every endpoint is declared: afterwards it deletes the ticks of
 * boxes that are not there.
 * @param others what there is besides capabilities: controllers and their actions
 */
export function registerTickBoxes(others: [string, string[]][]): void {
  const controllers = strapi.get('controllers') as unknown as {
    set(uid: string, make: () => object): void;
  };
  const all = new Map(others);
  for (const namespace of known.keys()) {
    all.set(namespace, [...(all.get(namespace) ?? []), ...capabilitiesOf(namespace)]);
  }
  for (const [name, actions] of all) {
    controllers.set(`plugin::svc.${name}`, () => controllerOf(actions));
  }
}
