/*
 * `npm run demo`: from a checkout with its packages to a running service with something in it. Makes what is
 * missing (settings, builds, data) and leaves alone what is there.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { appDir, buildPanelIfNeeded, buildServerIfNeeded } from './build-state.mjs';
import { envFile, loadEnvFile } from './env-file.mjs';

const users = ['manager', 'editor', 'author', 'boxoffice', 'buyer', 'buyer2'];

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

const secret = () => randomBytes(32).toString('base64url');
const settingOf = {
  APP_KEYS: () => `${secret()},${secret()}`,
  SEED_PASSWORD: () => `Aa1-${randomBytes(12).toString('base64url')}`,
};

/**
 * Adds the secrets that nothing sets: to a file of somebody's own, too, which keeps its lines. With all of them it stays as
 * it is.
 */
function addSecrets() {
  if (secretNames.every((name) => process.env[name])) return;
  // The password that the demo accounts are made with.
  const missing = [...secretNames, 'SEED_PASSWORD'].filter((name) => !process.env[name]);
  const lines = missing.map((name) => `${name}=${(settingOf[name] ?? secret)()}`);
  const isThere = existsSync(envFile);
  const title = '# Made by `npm run demo`. These are random: keep them, and keep them to yourself.';
  try {
    appendFileSync(envFile, `${[isThere ? `\n${title}` : title, ...lines].join('\n')}\n`, {
      mode: 0o600,
    });
  } catch ({ code }) {
    console.error(
      `${envFile} cannot be written (${code}). Make its folder, and let this user write there.`,
    );
    process.exit(1);
  }
  const file = path.relative(appDir, envFile);
  console.log(
    isThere
      ? `Added to ${file}: ${missing.join(', ')}, each random.`
      : `Made ${file} with random secrets.`,
  );
  loadEnvFile();
}

/** In a process of its own: Strapi cannot be started twice in one. */
function seedIfEmpty() {
  const script = path.join(appDir, 'scripts/run.mjs');
  const { status } = spawnSync(process.execPath, [script, 'seed', '--if-empty'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** For this process and those below it: none of it stands in the file, which is for a production start, too. */
function useDemoSettings() {
  process.env.NODE_ENV = 'demo';
  process.env.PAYMENT_TEST_PROVIDER ||= 'true';
  process.env.OFFLINE_PAYMENT ||= 'everyone';
  process.env.PUBLIC_URL ||= `http://localhost:${process.env.PORT || 1337}`;
}

function signInHelp() {
  const password = process.env.SEED_PASSWORD;
  return [
    `  Sign in to the panel as  admin@example.test`,
    `  and to the API as        ${users.join(', ')}`,
    password
      ? `  Password of each         ${password}  (SEED_PASSWORD, unless it was changed since)`
      : '  Password of each         the one that was shown when the accounts were made',
  ];
}

function tellWhereItIs(url) {
  const lines = [
    '',
    'The service is running.',
    '',
    `  Admin panel              ${url}/admin`,
    `  Tickets to buy           ${url}/events`,
    `  Tickets on other pages   ${url}/api/svc/widget`,
    `  A voucher for 10 % off   WELCOME10`,
    `  At the door, by phone    ${url}/door`,
    `  API                      ${url}/api/svc/events/v1/events`,
    `  To try it out            ${url}/api/svc/docs`,
    `  Its description          ${url}/api/svc/events/v1/doc`,
    `                           ${url}/api/svc/tickets/v1/doc`,
    '',
    ...signInHelp(),
    '',
    'This is a demo: payments by `test` take no money (tok_ok succeeds).',
    'Its accounts are known to whoever reads this: `npm start` makes none, and takes no such payments.',
    '',
    'Stop it with Ctrl-C. `npm run demo` starts it again with what is there.',
    '',
  ];
  console.log(lines.join('\n'));
}

process.chdir(appDir);
if (existsSync(envFile)) loadEnvFile();
addSecrets();
useDemoSettings();
buildPanelIfNeeded();
buildServerIfNeeded();
seedIfEmpty();
await import('./start.mjs');
tellWhereItIs(process.env.PUBLIC_URL.replace(/\/+$/, ''));
