import { forbidden, notSignedIn } from '../domain/problem';
import type { Caller } from './caller';

/** What is known when access is decided: the caller, and the request before its parameters are checked. */
export interface Attempt {
  caller: Caller;
  /** The id in the path, or 0. */
  id: number;
  query: Record<string, unknown>;
}

/** Who may use an endpoint. `check` throws Problem `notSignedIn` or `forbidden`. */
export interface Access {
  /** One line for the self-description. */
  summary: string;
  /** The capabilities it asks about; each becomes a tick box on the role screen. */
  capabilities: readonly string[];
  /** Whether guests get through, at least for some of it. */
  isOpen: boolean;
  check(attempt: Attempt): void | Promise<void>;
}

/** Lets through who holds one of the capabilities; tells guests and others apart. */
export function demand(caller: Caller, ...capabilities: string[]): void {
  if (capabilities.some((capability) => caller.can(capability))) return;
  throw caller.signedIn ? forbidden() : notSignedIn();
}

/** Everybody, guests too. */
export const anyone: Access = {
  summary: 'Public.',
  capabilities: [],
  isOpen: true,
  check: () => undefined,
};

/** Who is signed in as a user; an API token is none. */
export const users: Access = {
  summary: 'Needs a signed-in user.',
  capabilities: [],
  isOpen: false,
  check({ caller }) {
    if (!caller.signedIn) throw notSignedIn();
    if (caller.userId === null) throw forbidden();
  },
};

/** Who holds one of the capabilities. */
export function holdersOf(...capabilities: string[]): Access {
  return {
    summary: `Needs ${capabilities.join(' or ')}.`,
    capabilities,
    isOpen: false,
    check: ({ caller }) => demand(caller, ...capabilities),
  };
}
