import { forbidden, notSignedIn } from '../domain/problem';
import type { Caller } from './caller';

/** What is known when access is decided: the caller, and the request before its parameters are checked. */
export interface AccessRequest {
  caller: Caller;
  /** The id in the path, or 0. */
  id: number;
  query: Record<string, unknown>;
  /** The value of a header that was sent; empty where there is none. */
  header: (name: string) => string;
}

/** Who may use an endpoint. `check` throws Problem `notSignedIn` or `forbidden`. */
export interface Access {
  /** One line for the self-description. */
  summary: string;
  /** The capabilities it asks about; each becomes a tick box on the role screen. */
  capabilities: readonly string[];
  /** Whether guests get through, at least for some of it. */
  allowsGuests: boolean;
  /** Throws where the caller may not. */
  check(attempt: AccessRequest): void | Promise<void>;
}

/** Lets through who holds one of the capabilities; tells guests and others apart. */
export function requireCapability(caller: Caller, ...capabilities: string[]): void {
  if (capabilities.some((capability) => caller.can(capability))) return;
  throw caller.signedIn ? forbidden() : notSignedIn();
}

/** Everybody, guests too. */
export const anyone: Access = {
  summary: 'Public.',
  capabilities: [],
  allowsGuests: true,
  check: () => undefined,
};

/** Who is signed in as a user; an API token is none. */
export const signedIn: Access = {
  summary: 'Needs a signed-in user.',
  capabilities: [],
  allowsGuests: false,
  check({ caller }) {
    if (!caller.signedIn) throw notSignedIn();
    if (caller.userId === null) throw forbidden();
  },
};

/** The same, but for who signed in with an application password: a password that leaked must not make others. */
export const signedInPerson: Access = {
  ...signedIn,
  summary: 'Needs a user who did not sign in with an application password.',
  async check(attempt) {
    await signedIn.check(attempt);
    if (attempt.caller.byApplicationPassword) throw forbidden();
  },
};

/** Who holds one of the capabilities. */
export function withCapability(...capabilities: string[]): Access {
  return {
    summary: `Needs ${capabilities.join(' or ')}.`,
    capabilities,
    allowsGuests: false,
    check: ({ caller }) => requireCapability(caller, ...capabilities),
  };
}
