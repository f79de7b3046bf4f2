import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Environment } from '#svc/testing/databases/engine';
import { projectEnvironment } from '#svc/testing/project';

export type { Environment };

export const projectRoot = path.resolve(__dirname, '../..');
/** What is compiled of the project, without its own content types in `src/api`: tests of the plugin know none of them. */
export const distDir = process.env.SVC_TEST_DIST ?? path.join(projectRoot, 'dist');
/** The plugin's compiled server. */
export const pluginDir = path.join(projectRoot, 'src/plugins/svc/dist/server');

/** Everything that src/environment reads and a developer may have set: tests start from the defaults. */
const settingNames = [
  'HOST',
  'PORT',
  'DATABASE_CLIENT',
  'DATABASE_FILENAME',
  'DATABASE_URL',
  'PUBLIC_URL',
  'SERVICE_URL',
  'MEDIA_URL',
  'SITE_TIMEZONE',
  'CURRENCY',
  'CART_HOLD_SECONDS',
  'CART_HOLD_MAX_SECONDS',
  'CART_MAX_PLACES',
  'GUEST_CARTS_PER_ADDRESS',
  'REFUND_WINDOW_DAYS',
  'ALLOW_INSECURE_BASIC_AUTH',
  'PAYMENT_TEST_PROVIDER',
  'PAYMENT_METHODS',
  'PAYMENT_TIMEOUT_SECONDS',
  'FAULT_AT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_DIRECTORY',
  'TRUST_PROXY',
  'ADMIN_EMAIL',
  'ALLOW_REGISTRATION',
  'UPLOAD_MAX_MB',
  'OFFLINE_PAYMENT',
  'MAILS_PER_HOUR',
  'OFFLINE_PAYMENT_DAYS',
  'BASIC_WITH_ACCOUNT_PASSWORD',
  'BASIC_ON_PLAIN_ROUTES',
  'SIGN_IN_TRIES_PER_LOGIN',
  'SIGN_IN_TRIES_PER_ADDRESS',
  'SIGN_IN_MINUTES',
  'HTTP_HEADERS_SECONDS',
  'HTTP_REQUEST_SECONDS',
  'HTTP_KEEP_ALIVE_SECONDS',
  'HTTP_IDLE_SECONDS',
  'HTTP_MAX_CONNECTIONS',
  'HTTP_MAX_HEADERS',
  'PUBLIC_READ_SECONDS',
  'GUEST_ANSWERS_MB',
  'GUEST_LANE',
  'SHOP_PAGES',
  'RETENTION_DAYS',
];

const base: Environment = {
  ...projectEnvironment,
  // All of them buy from one address.
  GUEST_CARTS_PER_ADDRESS: '0',
  // Orders to be paid later are what most tests sell; tests/selling/offline.test.ts has the default.
  OFFLINE_PAYMENT: 'everyone',
  // Whatever a test does wrong, it does from one address.
  SIGN_IN_TRIES_PER_LOGIN: '100000',
  SIGN_IN_TRIES_PER_ADDRESS: '100000',
  // And all of them are sold to the same few addresses; tests/proofs/mail-bounds.test.ts has the default.
  MAILS_PER_HOUR: '0',
};

/** Where mails are written that no test asks for; one for each run. */
export function mailDirectory(): string {
  return path.join(tmpdir(), `svc-test-mail-${process.env.SVC_TEST_RUN ?? 'none'}`);
}

/** The variables of a service under test; later ones win. */
export function testEnvironment(...further: Environment[]): Environment {
  return Object.assign({ MAIL_DIRECTORY: mailDirectory() }, base, ...further) as Environment;
}

/** The same for another process: what a program needs to run, and nothing else of ours. */
export function childEnvironment(environment: Environment): Environment {
  const { PATH = '', HOME = '', TZ = 'UTC' } = process.env;
  return { PATH, HOME, TZ, ...environment };
}

/** Forgets the settings that this process has, those of the developer or of an earlier test file. */
export function clearSettings(): void {
  for (const name of settingNames) delete process.env[name];
}
