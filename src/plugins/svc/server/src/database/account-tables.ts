import { bigint, document, integer, oneOf, text } from './column-kinds';

/* What is kept of accounts beside the host's own tables. */

export const accountTables = {
  svc_application_passwords: {
    ...document,
    uuid: text,
    /** A row of `up_users`. */
    user_id: integer,
    name: text,
    digest: text,
    created: bigint,
    last_used: bigint.orNull,
    last_ip: text.orNull,
  },
  svc_known_addresses: {
    ...document,
    /** A row of `up_users`. */
    user_id: integer,
    digest: text,
    seen: bigint,
  },
  /** Links of mails about accounts. */
  svc_account_tokens: {
    ...document,
    uuid: text,
    purpose: oneOf<'confirm' | 'reset' | 'address' | 'known' | 'orders'>(),
    email: text,
    /** A row of `up_users`; null until it is known whose the address is. */
    user_id: integer.orNull,
    /** In which the mail speaks. */
    language: text.orNull,
    seed: text,
    digest: text,
    expires_at: bigint,
  },
  /** Addresses of accounts at which a mail was answered. */
  svc_confirmed_addresses: {
    ...document,
    /** A row of `up_users`. */
    user_id: integer,
    /** In small letters. */
    email: text,
    confirmed_at: bigint,
  },
  /** Who signed in from an app. */
  svc_sessions: {
    ...document,
    uuid: text,
    /** A row of `up_users`. */
    user_id: integer,
    /** How often its refresh token was used, and one. */
    generation: integer,
    expires_at: bigint,
  },
};
