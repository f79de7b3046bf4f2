/** Somebody who signs in to the panel. */
export interface Administrator {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The admin API, as one administrator. */
export interface AdminApi {
  (method: string, path: string, body?: unknown): Promise<Answer>;
  /** The same administrator at another process on the same database. */
  at(url: string): AdminApi;
}

async function request(url: string, method: string, token: string | null, body: unknown) {
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const { status, headers } = answer;
  const isJson = text !== '' && headers.get('content-type')?.includes('json');
  return { status, headers, body: (isJson ? JSON.parse(text) : {}) as Answer['body'] };
}

function withToken(url: string, token: string): AdminApi {
  const call = (method: string, path: string, body?: unknown) =>
    request(url + path, method, token, body);
  return Object.assign(call, { at: (other: string) => withToken(other, token) });
}

function dataOf({ status, body }: Answer): Record<string, unknown> {
  if (status >= 300) throw new Error(`The panel answered ${status}: ${JSON.stringify(body)}`);
  return body.data as Record<string, unknown>;
}

/** Makes the first administrator, who may do everything. */
export async function registerFirstAdmin(url: string, admin: Administrator): Promise<AdminApi> {
  const answer = await request(`${url}/admin/register-admin`, 'POST', null, admin);
  return withToken(url, String(dataOf(answer).token));
}

/** What a role lets do with things of one type. */
export interface Grant {
  subject: string;
  actions: readonly ('read' | 'update')[];
  fields: string[];
  /** Without any, of every thing of the type. */
  conditions?: string[];
}

/** All that a role holds: grants in the Content Manager, and actions of their own. */
export interface Grants {
  grants?: Grant[];
  actions?: string[];
}

function permissionsOf({ grants = [], actions: own = [] }: Grants) {
  const inContentManager = grants.flatMap(({ subject, actions, fields, conditions = [] }) =>
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      properties: { fields },
      conditions,
    })),
  );
  const others = [...new Set(own)].map((action) => ({
    action,
    subject: null,
    properties: {},
    conditions: [],
  }));
  return [...inContentManager, ...others];
}

/** Makes an administrator who has this role. */
export async function registerWithRole(
  url: string,
  admin: AdminApi,
  { firstname, lastname, email, password }: Administrator,
  role: number,
): Promise<AdminApi> {
  const invited = dataOf(
    await admin('POST', '/admin/users', { firstname, lastname, email, roles: [role] }),
  );
  const registered = await request(`${url}/admin/register`, 'POST', null, {
    registrationToken: invited.registrationToken,
    userInfo: { firstname, lastname, password },
  });
  return withToken(url, String(dataOf(registered).token));
}

/** Makes an administrator whose only role holds one grant. */
export function registerWithGrant(
  url: string,
  admin: AdminApi,
  person: Administrator,
  grant: Grant,
): Promise<AdminApi> {
  return registerWithGrants(url, admin, person, { grants: [grant] });
}

/** Makes an administrator whose only role holds these. */
export async function registerWithGrants(
  url: string,
  admin: AdminApi,
  person: Administrator,
  granted: Grants,
): Promise<AdminApi> {
  const role = dataOf(
    await admin('POST', '/admin/roles', { name: `Role of ${person.firstname}`, description: '' }),
  );
  const permissions = permissionsOf(granted);
  await admin('PUT', `/admin/roles/${String(role.id)}/permissions`, { permissions });
  return registerWithRole(url, admin, person, Number(role.id));
}

/** Makes an administrator whose only role may read and change events, but not delete them. */
export function registerWriter(
  url: string,
  admin: AdminApi,
  writer: Administrator,
): Promise<AdminApi> {
  return registerWithGrant(url, admin, writer, {
    subject: 'plugin::svc.event',
    actions: ['read', 'update'],
    fields: ['title'],
  });
}
