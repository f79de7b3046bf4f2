/** What an endpoint may ask of how a request came, beside its parameters. */
export interface Connection {
  /** The value of a cookie that was sent. */
  cookie: (name: string) => string | undefined;
  /** The value of a header that was sent; empty where there is none. */
  header: (name: string) => string;
  /** The body as it was sent, for what was signed; empty where there is none. */
  rawBody: () => string;
  /** Where the client is, as it counts for bounds: of an IPv6 address its /64. */
  network: () => string;
  /** For what has a password or a token in its body. @throws SignInProblem where it came in the clear from elsewhere */
  requireHttps: () => void;
  /** What the client likes best of types of media, as in `Accept`; false where it takes none. */
  accepts: (types: string[]) => string | false;
  /** The same of languages by their tags, as in `Accept-Language`; the first where it does not say. */
  acceptsLanguages: (tags: string[]) => string | false;
}
