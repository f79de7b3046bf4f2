import type { KeyObject } from 'node:crypto';
import { secretKey } from '../lib/secret-key';

interface Origin {
  jwtSecret?: string | KeyObject;
}

/** Of the host's manager of sessions, what is changed. */
export interface SessionManager {
  defineOrigin: (origin: string, config: Origin) => void;
}

/**
 * Has the host check the tokens of its users and administrators with a key, which {@link secretKey} says why. To be called
 * while Strapi registers: the secrets are named when it starts.
 */
export function keepSessionKeys(manager: SessionManager): void {
  const ofHost = manager.defineOrigin;
  manager.defineOrigin = (origin, config) => {
    const { jwtSecret } = config;
    const isText = typeof jwtSecret === 'string' && jwtSecret !== '';
    ofHost(origin, isText ? { ...config, jwtSecret: secretKey(jwtSecret) } : config);
  };
}
