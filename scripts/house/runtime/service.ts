import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';

/* The service in this process, on an empty database, with one event and one ticket that costs something. */

export interface Shop {
  /** Requests `path` below `svc/`; answers the body. */
  call: (path: string, request?: ShopRequest) => Promise<{ body: Json; headers: Headers }>;
  eventId: number;
  ticketId: number;
  stop(): Promise<void>;
}

type Json = Record<string, unknown>;

interface ShopRequest {
  body?: Json;
  headers?: Record<string, string>;
}

const secrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

/** Settings of its own, whatever those of the developer are. */
function setEnvironment(folder: string): void {
  for (const name of secrets) process.env[name] = randomBytes(32).toString('base64url');
  Object.assign(process.env, {
    // An answer that is remembered runs nothing of what makes it.
    GUEST_ANSWERS_MB: '0',
    // A production start takes no payments without money.
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:1337',
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    DATABASE_URL: '',
    MAIL_DIRECTORY: folder,
    SMTP_URL: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    PAYMENT_TEST_PROVIDER: 'true',
  });
}

async function start(projectDir: string): Promise<{ strapi: Core.Strapi; url: string }> {
  const distDir = path.join(projectDir, 'dist');
  const strapi = createStrapi({ appDir: projectDir, distDir, serveAdminPanel: false });
  strapi.log.level = 'error';
  await strapi.load();
  // What is done every minute is no part of a request.
  strapi.cron.stop();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return { strapi, url: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}` };
}

function caller(url: string): Shop['call'] {
  return async (where, { body, headers = {} } = {}) => {
    const answer = await fetch(`${url}/api/svc/${where}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${text}`);
    return { body: JSON.parse(text) as Json, headers: answer.headers };
  };
}

interface TokenService {
  create(token: Json): Promise<{ accessKey: string }>;
}

async function makeToken(strapi: Core.Strapi): Promise<string> {
  const tokens = strapi.service('admin::api-token') as unknown as TokenService;
  const kind = { kind: 'content-api', type: 'full-access', lifespan: null };
  const { accessKey } = await tokens.create({ name: 'house', description: '', ...kind });
  return `Bearer ${accessKey}`;
}

/** @param projectDir a project that is built */
export async function openShop(projectDir: string): Promise<Shop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'svc-house-'));
  setEnvironment(folder);
  const { strapi, url } = await start(projectDir);
  const call = caller(url);
  const headers = { Authorization: await makeToken(strapi) };
  const make = async (where: string, body: Json) => (await call(where, { body, headers })).body.id;
  const days = { start_date: '2099-05-01 19:00:00', end_date: '2099-05-01 22:00:00' };
  const event = { title: 'Concert', status: 'publish', ...days };
  const eventId = (await make('events/v1/events', event)) as number;
  const ticket = { title: 'Seat', event_id: eventId, type: 'paid', price: '20.00', capacity: 50 };
  const ticketId = (await make('tickets/v1/tickets', ticket)) as number;
  const stop = async () => {
    await strapi.destroy();
    rmSync(folder, { recursive: true });
  };
  return { call, eventId, ticketId, stop };
}
