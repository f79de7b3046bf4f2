/** Who makes a request, as far as an endpoint has to know. */
export interface Caller {
  /** Row id of the host's user; null for guests and API tokens. */
  userId: number | null;
  /** False for guests. */
  signedIn: boolean;
  /** Whether the user signed in with an application password: a program, which makes no further ones. */
  byApplicationPassword: boolean;
  /** Which session of an app's the access token is of, where that is the way to sign in. */
  session?: string;
  /** Whether the caller holds the capability, by its name in the specification. */
  can(capability: string): boolean;
}
