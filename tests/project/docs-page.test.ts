import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { bearer, createClient, makeUser, type Service, startService } from '../support';
import { makeSignedIn } from '../support/events';
import { makeShopTicket } from '../support/shop';

let service: Service;
const page = 'svc/docs';

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
});

/** As a browser asks: what comes back is no JSON. */
function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${service.url}/api/${path}`, { headers, redirect: 'manual' });
}

/** The addresses that the page loads, relative to the REST root. */
async function loaded(): Promise<string[]> {
  const html = await (await get(page)).text();
  return [...html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file]) => `svc/${file!}`);
}

/** What who has the page of this version already gets. `fetch` would ask for all of it, whatever it has. */
async function statusFor(etag: string): Promise<number | undefined> {
  const request = httpGet(`${service.url}/api/${page}`, { headers: { 'If-None-Match': etag } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('a browser gets a page that may load and ask nothing but the service itself (6.5)', async () => {
  const answer = await get(page);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
  expect(policy).not.toMatch(/unsafe|https?:/);
  const html = await answer.text();
  expect(html).not.toMatch(/https?:\/\/|<script>|<style|\son\w+=/);
  expect(html).toContain('href="../svc/events/v1/doc"');
});

test('what it loads comes from the service, packed, and may be kept for good (6.5)', async () => {
  const files = await loaded();
  expect(files).toHaveLength(6);
  for (const file of files) {
    const plain = await get(file, { 'Accept-Encoding': 'identity' });
    const bytes = await plain.arrayBuffer();
    expect([file, plain.status, bytes.byteLength > 100]).toEqual([file, 200, true]);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toMatch(/^(text\/(css|javascript)|image\/png)/);
    const packed = await get(file, { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(Buffer.from(await packed.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  }
});

test('the page itself is asked for again, and sent again only when something changed (6.5)', async () => {
  const first = await get(page);
  const etag = first.headers.get('etag') ?? '';
  expect([first.headers.get('cache-control'), etag]).toEqual([
    'no-cache',
    expect.stringMatching(/^"\w{16}"$/),
  ]);
  expect(await statusFor(etag)).toBe(304);
  expect(await statusFor('"other"')).toBe(200);
});

test('with a slash at the end it sends to the address without (6.5)', async () => {
  const answer = await get(`${page}/`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '../docs']);
});

test('an unknown file is the usual 404 error (1.6, 6.5)', async () => {
  const call = createClient(service.url);
  const [file = ''] = await loaded();
  const folder = file.slice(0, file.lastIndexOf('/'));
  const others = [
    `${folder}/index.html`,
    `${folder}/package.json`,
    `${folder}/..%2fpackage.json`,
    `${folder}/__proto__`,
    file.replace(/\/\w{16}\//, '/0000000000000000/'),
    `${page}/x`,
  ];
  for (const path of others) {
    const { status, body } = await call('GET', path);
    expect([path, status, body.code]).toEqual([path, 404, 'rest_no_route']);
  }
  const { status, body } = await call('POST', page);
  expect([status, body.code]).toEqual([404, 'rest_no_route']);
});

/** The steps of the guide as a reader sees them. */
async function stepsOfGuide() {
  const page = await (await get('svc/docs')).text();
  const unescaped = page.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const [, guide = ''] = /<section class="guide">(.*?)<\/section>/s.exec(unescaped) ?? [];
  const operations = [...guide.matchAll(/href="docs\?[^#]*#\/[\w-]+\/(\w+)"/g)];
  return [...guide.matchAll(/<pre>(GET|POST) \/api\/([^\s<]+)\s*(.*?)<\/pre>/gs)].map(
    ([, method, path, body], nth) => ({
      method: method!,
      path: path!,
      body: (body ? JSON.parse(body) : undefined) as Record<string, unknown> | undefined,
      operation: operations[nth]![1]!,
    }),
  );
}

test('the guide leads from the sign-in to the refund, each step as it is written (6.5)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const { id: ticketId } = await makeShopTicket(service, manager);
  const buyer = await makeUser(service.strapi, 'authenticated', 'ada');
  const own: Record<string, unknown> = {
    identifier: buyer.username,
    password: buyer.password,
    ticket_id: ticketId,
  };
  let as: ReturnType<typeof bearer> | undefined;
  const statuses: number[] = [];
  const steps = await stepsOfGuide();
  const { paths } = (await service.call('GET', 'svc/doc')).body as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  for (const { method, path, body, operation } of steps) {
    const described = paths[`/${path.split('?')[0]}`]![method.toLowerCase()]!;
    expect(described.operationId).toBe(operation);
    const known = Object.entries(body ?? {}).map(([name, value]) => [name, own[name] ?? value]);
    const sent = body && { body: Object.fromEntries(known) as object };
    const answer = await service.call(method, path, { ...sent, ...(as && { as }) });
    statuses.push(answer.status);
    const told = answer.body as { access_token?: string; order_id?: number };
    if (told.access_token) as = bearer(told.access_token);
    if (told.order_id) own.order_id = told.order_id;
  }
  expect(statuses).toEqual([201, 200, 200, 201, 201]);
});

test('the guide shows what each answer has that the next step needs, and an error (6.5, 8.10)', async () => {
  const html = (await (await get(page)).text()).replaceAll('&quot;', '"');
  const answers = [...html.matchAll(/Of the answer:<\/p>\s*<pre>(.*?)<\/pre>/gs)].map(
    ([, text]) => [JSON.parse(text!)].flat()[0] as Record<string, unknown>,
  );
  expect(answers.map((answer) => Object.keys(answer))).toEqual([
    ['access_token', 'expires_in', 'refresh_token'],
    ['id', 'title', 'start_date', 'cost'],
    ['items', 'total', 'expires_at'],
    ['order_id', 'status', 'total', 'attendee_ids'],
    ['id', 'order_id', 'amount', 'status'],
  ]);
  const [, wrong = ''] = /When something is wrong.*?<pre>(.*?)<\/pre>/s.exec(html) ?? [];
  expect(JSON.parse(wrong)).toMatchObject({ code: 'rest_cannot_create', data: { status: 403 } });
});
