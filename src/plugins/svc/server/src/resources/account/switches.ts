/** What the administrator has set in the panel: whether strangers may have accounts, and how. */
export interface Switches {
  allowsRegistration: boolean;
  /** Whether an address is to be confirmed first. */
  confirms: boolean;
  /** The type of the role that a new account has. */
  role: string;
}

interface Advanced {
  allow_register?: boolean;
  email_confirmation?: boolean;
  default_role?: string;
}

export async function readSwitches(): Promise<Switches> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = ((await store.get({ key: 'advanced' })) ?? {}) as Advanced;
  return {
    allowsRegistration: advanced.allow_register === true,
    confirms: advanced.email_confirmation === true,
    role: advanced.default_role ?? 'authenticated',
  };
}
