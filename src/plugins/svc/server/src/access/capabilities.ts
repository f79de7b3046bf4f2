/** The two namespaces, and the capabilities that the specification names in each. */
const specified = {
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
} as const;

export type Namespace = keyof typeof specified;
export const namespaces = Object.keys(specified) as Namespace[];

const known: Record<Namespace, Set<string>> = {
  events: new Set(specified.events),
  tickets: new Set(specified.tickets),
};

/** Takes up what an endpoint asks about, if its path is in one of the namespaces. */
export function registerCapabilities(path: string, capabilities: readonly string[]): void {
  const namespace = namespaces.find((name) => path.startsWith(`svc/${name}/v1/`));
  if (!namespace) return;
  for (const capability of capabilities) known[namespace].add(capability);
}

/** The capabilities of a namespace: those specified, and those that any further endpoint asks about. */
export function capabilitiesOf(namespace: Namespace): string[] {
  return [...known[namespace]];
}

/** The host's name of a capability: a tick box on the role screen, an action of an API token. */
export function actionOf(namespace: Namespace, capability: string): string {
  return `plugin::svc.${namespace}.${capability}`;
}

/** Whether `can` allows the capability in the namespace that has it. */
export function hasCapability(can: (action: string) => boolean, capability: string): boolean {
  return namespaces.some((namespace) => can(actionOf(namespace, capability)));
}

/**
 * A controller whose keys are the namespace's capabilities. Strapi lists on the role and token screens exactly the
 * controller functions that carry this symbol; no route leads to them.
 */
export function capabilityController(namespace: Namespace) {
  const entries = capabilitiesOf(namespace).map((capability) => {
    const tickBox = (ctx: { notFound(): void }) => ctx.notFound();
    return [capability, Object.assign(tickBox, { [Symbol.for('__type__')]: ['content-api'] })];
  });
  return Object.fromEntries(entries) as Record<string, (ctx: { notFound(): void }) => void>;
}
