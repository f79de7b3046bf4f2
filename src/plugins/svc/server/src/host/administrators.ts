/* The administrators of the host's panel. */

interface AdminServices {
  user: { exists(): Promise<boolean>; create(values: Record<string, unknown>): Promise<unknown> };
  role: { getSuperAdmin(): Promise<{ id: number } | null> };
}

function admin<K extends keyof AdminServices>(name: K): AdminServices[K] {
  return strapi.service(`admin::${name}`) as unknown as AdminServices[K];
}

/** Whether anybody can sign in to the panel. */
export function hasAdministrator(): Promise<boolean> {
  return admin('user').exists();
}

export interface NewAdministrator {
  email: string;
  firstname: string;
  lastname: string;
  password: string;
}

/** Makes an account that may do everything in the panel. The host hashes the password. */
export async function makeAdministrator(account: NewAdministrator): Promise<void> {
  const role = await admin('role').getSuperAdmin();
  await admin('user').create({
    ...account,
    isActive: true,
    registrationToken: null,
    roles: role ? [role.id] : [],
  });
}
