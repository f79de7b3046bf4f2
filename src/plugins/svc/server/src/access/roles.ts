import { queryEngine } from '../host/query-engine';
import { actionOf, capabilitiesOf, specified } from './capabilities';

interface RoleTemplate {
  type: string;
  name: string;
  description: string;
  capabilities: Record<string, string[]>;
}

function roleTemplates(): RoleTemplate[] {
  return [
    {
      type: 'event-manager',
      name: 'Event manager',
      description: 'Everything about events, tickets, attendees and orders.',
      capabilities: { events: capabilitiesOf('events'), tickets: capabilitiesOf('tickets') },
    },
    {
      type: 'event-editor',
      name: 'Event editor',
      description: "Everybody's events, venues and organizers.",
      // What a project's own types ask for is given by the project.
      capabilities: { events: specified.events },
    },
    {
      type: 'event-author',
      name: 'Event author',
      description: 'Own events; venues and organizers to go with them.',
      capabilities: {
        // Deleting reaches the events of everybody.
        events: ['edit_svc_events', 'edit_svc_venues', 'edit_svc_organizers'],
      },
    },
    {
      type: 'box-office',
      name: 'Box office',
      description: 'Attendees and orders.',
      capabilities: { tickets: ['edit_svc_attendees', 'edit_svc_orders'] },
    },
  ];
}

/** What the host lets everybody who is signed in do: sign out, change the password, read one's own account. */
export async function actionsOfAuthenticated(): Promise<string[]> {
  const ticked = await queryEngine('plugin::users-permissions.permission').findMany({
    where: { role: { type: 'authenticated' } },
  });
  return ticked.map(({ action }) => action);
}

async function makeRole(template: RoleTemplate, hostActions: string[]): Promise<void> {
  const { type, name, description, capabilities } = template;
  const role = await queryEngine('plugin::users-permissions.role').create({
    data: { type, name, description },
  });
  const ours = Object.entries(capabilities).flatMap(([namespace, names]) =>
    names.map((capability) => actionOf(namespace, capability)),
  );
  for (const action of [...ours, ...hostActions]) {
    await queryEngine('plugin::users-permissions.permission').create({
      data: { action, role: role.id },
    });
  }
}

/** Makes the roles at the first start. Once made they are the administrator's: never touched, never made again. */
export async function makeRolesOnce(): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  if (await store.get({ key: 'roles-made' })) return;
  const hostActions = await actionsOfAuthenticated();
  for (const template of roleTemplates()) {
    const exists = await queryEngine('plugin::users-permissions.role').count({
      where: { type: template.type },
    });
    if (!exists) await makeRole(template, hostActions);
  }
  await store.set({ key: 'roles-made', value: true });
}
