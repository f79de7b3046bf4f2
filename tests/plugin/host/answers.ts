import { Agent, request } from 'node:http';

/*
 * Requests to the host's own routes, and every answer with its status, all headers in their order and the body.
 */

interface Asked {
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** With the token that the sign-in before has answered. */
  signedIn?: true;
}

export interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

const json = { 'Content-Type': 'application/json' };
const shop = 'https://shop.example';
const stranger = 'https://stranger.example';

function preflight(name: string, origin: string, path: string): Asked {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-shop',
  };
  return { name, method: 'OPTIONS', path, headers };
}

function post(
  name: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Asked {
  return {
    name,
    method: 'POST',
    path,
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  };
}

const order = {
  data: { number: 'A-1', note: 'first', total: 12.5, placedAt: '2030-03-31T01:30:00.000Z' },
};
const long = { text: 'x'.repeat(3 * 1024 * 1024) };
const tooLong = { text: 'x'.repeat(6 * 1024 * 1024) };

const asked: Asked[] = [
  { name: 'empty list', method: 'GET', path: '/api/orders' },
  post('create an order', '/api/orders', order),
  post('the same number again', '/api/orders', order),
  post('an order without a number', '/api/orders', { data: { note: 'none' } }),
  {
    name: 'the list',
    method: 'GET',
    path: '/api/orders?populate=*&sort=number',
    headers: { Origin: shop },
  },
  {
    name: 'a filter',
    method: 'GET',
    path: '/api/orders?filters[number][$eq]=A-1&pagination[pageSize]=1',
  },
  {
    name: 'the list, with Basic that is wrong',
    method: 'GET',
    path: '/api/orders',
    headers: { Authorization: `Basic ${Buffer.from('nobody:nothing').toString('base64')}` },
  },
  { name: 'a bad filter', method: 'GET', path: '/api/orders?filters[nothing]=1' },
  { name: 'nothing such', method: 'GET', path: '/api/orders/nothing-such' },
  post(
    'a category',
    '/api/categories',
    { data: { name: 'Books', slug: 'books' } },
    { Origin: shop },
  ),
  { name: 'the categories', method: 'GET', path: '/api/categories' },
  preflight('preflight of a known origin', shop, '/api/orders'),
  preflight('preflight of a stranger', stranger, '/api/orders'),
  { name: 'OPTIONS that is no preflight', method: 'OPTIONS', path: '/api/orders' },
  { name: 'a stranger reads', method: 'GET', path: '/api/orders', headers: { Origin: stranger } },
  post('three megabytes', '/api/echo', long),
  post('six megabytes', '/api/echo', tooLong),
  { name: 'no JSON', method: 'POST', path: '/api/echo', headers: json, body: '{"a":' },
  {
    name: 'a form',
    method: 'POST',
    path: '/api/echo',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a=1&b=2',
  },
  {
    name: 'text',
    method: 'POST',
    path: '/api/echo',
    headers: { 'Content-Type': 'text/plain' },
    body: 'words',
  },
  {
    name: 'a file',
    method: 'POST',
    path: '/api/echo',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
  },
  { name: 'wrong method', method: 'PATCH', path: '/api/orders' },
  { name: 'no such path of the API', method: 'GET', path: '/api/nothing' },
  { name: 'no such path', method: 'GET', path: '/nothing' },
  { name: 'the first page', method: 'GET', path: '/' },
  { name: 'almost a path of ours', method: 'GET', path: '/api/svcs' },
  { name: 'a public file', method: 'GET', path: '/robots.txt' },
  { name: 'health', method: 'GET', path: '/_health' },
  post(
    'a good sign-in',
    '/api/auth/local',
    { identifier: 'mia@shop.example', password: 'mias-Password-1' },
    { Origin: shop },
  ),
  post('a bad sign-in', '/api/auth/local', { identifier: 'mia@shop.example', password: 'wrong' }),
  post('no sign-in', '/api/auth/local', {}),
  { name: 'who am I', method: 'GET', path: '/api/users/me', signedIn: true },
  {
    ...post('a new password', '/api/auth/change-password', {
      currentPassword: 'mias-Password-1',
      password: 'mias-Password-2',
      passwordConfirmation: 'mias-Password-2',
    }),
    signedIn: true,
  },
  { name: 'who am I, as nobody', method: 'GET', path: '/api/users/me' },
  {
    name: 'who am I, with no token of theirs',
    method: 'GET',
    path: '/api/users/me',
    headers: { Authorization: 'Bearer none' },
  },
  {
    name: 'who am I, with Basic',
    method: 'GET',
    path: '/api/users/me',
    headers: { Authorization: 'Basic bWlhOndyb25n' },
  },
  {
    name: 'the panel without a token',
    method: 'GET',
    path: '/content-manager/collection-types/api::order.order',
  },
  {
    name: 'the panel with a wrong password',
    method: 'POST',
    path: '/admin/login',
    headers: json,
    body: '{"email":"a@b.cd","password":"Wrong1234"}',
  },
];

const changingHeaders = new Set(['date', 'x-ratelimit-reset']);

/** Every header as it was sent, a repeated one several times. */
function headersOf(raw: string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i < raw.length; i += 2) pairs.push([raw[i]!, raw[i + 1]!]);
  return pairs.filter(([name]) => !changingHeaders.has(name.toLowerCase()));
}

function ask(url: string, { method, path, headers, body }: Asked): Promise<Answer> {
  // On a kept connection the server reads the rest of a body that it has refused, instead of closing the connection.
  const agent = new Agent({ keepAlive: true });
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode!, headers: headersOf(answer.rawHeaders), body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  }).finally(() => agent.destroy());
}

/** Replaces values that differ on every run: tokens, ids and times. */
function steady(text: string): string {
  return text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replace(/"documentId":"[a-z0-9]{24}"/g, '"documentId":"<id>"')
    .replace(/"(createdAt|updatedAt|publishedAt)":"[^"]+"/g, '"$1":"<instant>"');
}

/** Sends the requests one after the other. The answers are keyed by the name of the request. */
export async function hostAnswers(url: string): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  let token = '';
  for (const one of asked) {
    const own = one.signedIn && { Authorization: `Bearer ${token}` };
    const { status, headers, body } = await ask(url, {
      ...one,
      headers: { ...one.headers, ...own },
    });
    token = /"jwt":"([^"]+)"/.exec(body)?.[1] ?? token;
    const same = headers.map(([name, value]): [string, string] => [name, steady(value)]);
    answers[one.name] = { status, headers: same, body: steady(body) };
  }
  return answers;
}
