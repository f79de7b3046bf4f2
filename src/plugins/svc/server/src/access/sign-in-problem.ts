/** Why credentials let nobody in. */
export type SignInProblemKind = 'wrongCredentials' | 'httpsRequired' | 'invalidNonce';

export class SignInProblem extends Error {
  constructor(
    readonly kind: SignInProblemKind,
    message: string,
  ) {
    super(message);
  }
}
