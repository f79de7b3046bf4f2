/** Why credentials let nobody in. */
export type SignInProblemKind = 'wrongCredentials' | 'httpsRequired' | 'invalidNonce';

export class SignInProblem extends Error {
  constructor(
    readonly kind: SignInProblemKind,
    message: string,
    /** For programs, where they may do something about it. */
    readonly reason?: 'expired',
  ) {
    super(message);
  }
}

export function wrongCredentials(message: string): SignInProblem {
  return new SignInProblem('wrongCredentials', message);
}

/** They were right, and their time is over. */
export function expiredCredentials(): SignInProblem {
  return new SignInProblem('wrongCredentials', 'The token has expired.', 'expired');
}
