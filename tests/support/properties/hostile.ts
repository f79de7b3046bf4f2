import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from './description';

/*
 * Requests that no client means: addresses, headers and bodies in forms that no description has. What the service says to
 * them is not foretold, but that it goes on, and answers as it answers everything that is wrong.
 */

export interface Raw {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

const segments = [
  ...['__proto__', 'constructor', 'toString', '%2e%2e%2f', '..%5c', '%00', '1%00', '%ff', '%E0%A4'],
  ...["1' or '1'='1", '1;drop table svc_events', '１', '-0', '1e3', '0x1', '1.0', '9'.repeat(400)],
  ...['a'.repeat(3000), '{id}', '*', '%', '[object Object]', 'null', 'undefined', '%F0%9F%8E%9F'],
];

const elsewhere = [
  '/api/svc',
  '/api/svc/events/v1',
  '/api/svc/events/v9/events',
  '/api/svc/events/v1//events',
  '/api/batch/v1/x',
  '/events/%ff',
  '/events/__proto__',
  '/orders/1?token=x',
  '/orders/%00?token[]=x',
];

const isPage = (path: string) => /^\/(events|orders)\//.test(path);

function pathOf({ path }: Operation): Arbitrary<string> {
  const segment = fc.oneof(fc.constantFrom(...segments), fc.nat().map(String));
  const filled = segment.map((one) => path.replace(/\{\w+\}/g, () => one));
  const longer = segment.map((one) => `${path.replace(/\{\w+\}/g, '1')}/${one}`);
  return fc.oneof(
    { weight: 6, arbitrary: filled },
    { weight: 1, arbitrary: longer },
    { weight: 1, arbitrary: fc.constantFrom(...elsewhere) },
  );
}

const framework = [
  'filters[$where]=1',
  'filters[author][password][$startsWith]=$2',
  'populate=*',
  'populate[author][populate]=*',
  'sort=password:desc',
  'publicationState=preview',
  '__proto__[status]=draft',
  'constructor[prototype][x]=1',
  '_fields[__proto__]=id',
  '%E0%A4%A=1',
  'x=%00',
  'x=%ZZ',
  '&&&=&=&',
  'a'.repeat(4000),
  `x${'[y]'.repeat(200)}=1`,
  `_fields=${'a.'.repeat(2000)}`,
  `search=${'%25'.repeat(200)}`,
  `search=${'a%20'.repeat(100)}`,
  `tags=${'1,'.repeat(2000)}1`,
  Array(1000).fill('x=1').join('&'),
];

const shapes = ['', '[]', '[0]', '[$ne]', '[$gt]', '[a][b]', '[__proto__]', '[]=1&x'];

function queryOf({ parameters }: Operation): Arbitrary<string> {
  const names = ['_fields', 'page', ...parameters.map(({ name }) => name)];
  const values = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(...segments),
  );
  const misshapen = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...shapes), values)
    .map(([name, shape, value]) => `${name}${shape}=${encodeURIComponent(value)}`);
  const one = fc.oneof(misshapen, fc.constantFrom(...framework));
  return fc.array(one, { maxLength: 3 }).map((all) => all.join('&'));
}

const odd: Record<string, string[]> = {
  'Content-Type': [
    ...['text/plain', 'application/xml', 'application/json; charset=klingon', 'x', 'multipart/x'],
    ...['multipart/form-data', 'multipart/form-data; boundary=y', 'application/octet-stream'],
    'application/x-www-form-urlencoded',
  ],
  'Content-Encoding': ['gzip', 'br', 'deflate', 'rot13', 'gzip, gzip'],
  Accept: ['text/plain', 'x', '*/*;q=', 'application/json;'.repeat(200)],
  'If-Match': ['"', 'W/', '*,*', '"x",'.repeat(500), '\u00ff'],
  'If-None-Match': ['"', 'W/"', '*', '"x",'.repeat(500)],
  'X-API-Cart': ['x', '.', 'a.b.c', '__proto__', 'x'.repeat(4000)],
  Cookie: ['svc_cart=x', 'svc_cart=%ff', '=;=;', 'a=b;'.repeat(500), 'strapi_up_refresh=x.y.z'],
  'X-API-Nonce': ['x', '0000000000', '9'.repeat(2000)],
  'Idempotency-Key': ['x', 'x'.repeat(256), 'x'.repeat(4000), '\u00ff'],
  Authorization: ['Basic', 'Basic !!!', 'Basic Og==', 'Bearer', 'Bearer x.y.z', 'Digest a=b', 'x'],
  Origin: ['null', 'https://elsewhere.example', 'x', '://'],
  'X-Forwarded-For': ['x', ','.repeat(500), '999.999.999.999', '::1'],
  'X-HTTP-Method-Override': ['DELETE', 'x', '__proto__'],
};

const anyHeaders: Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.keys(odd))
      .chain((name) => fc.constantFrom(...odd[name]!).map((value) => [name, value] as const)),
    { maxLength: 3 },
  )
  .map((headers) => Object.fromEntries(headers));

const odder = [
  ...['', ' ', 'null', '[]', '0', '"x"', '{', '{"title":', '\ufeff{"title":"x"}', '\0', 'title=x'],
  ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'],
  ...['{"title":1e400}', `{"phone":${'9'.repeat(1000)}}`, '{"title":"\\ud800"}'],
  `{"deep":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  JSON.stringify({ content: '<b>'.repeat(20_000) }),
  JSON.stringify({ title: 'x'.repeat(100_000) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`f${n}`, n]))),
  JSON.stringify({ requests: Array(25).fill({ method: 'DELETE', path: 'svc/events/v1/../x' }) }),
];

function bodyOf({ body }: Operation): Arbitrary<string> {
  const names = Object.keys(body?.properties ?? { title: {} });
  const fields = fc
    .dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 })
    .map((value) => JSON.stringify(value));
  const cut = fc.tuple(fields, fc.nat(40)).map(([text, end]) => text.slice(0, -1 - end));
  const text = fc.string({ unit: 'grapheme', maxLength: 500 });
  return fc.oneof({ weight: 4, arbitrary: fields }, cut, text, fc.constantFrom(...odder));
}

/** A request that is meant to break something. */
export function hostileRequest(operations: Operation[]): Arbitrary<Raw> {
  return fc.constantFrom(...operations).chain((operation) => {
    const usual = { weight: 4, arbitrary: fc.constant(operation.method) };
    return (
      fc
        .record({
          method: fc.oneof(usual, fc.constantFrom(...methods)),
          path: pathOf(operation),
          query: queryOf(operation),
          headers: anyHeaders,
          body: bodyOf(operation),
        })
        // Whatever else is sent to a page is the host's business.
        .map((raw) => (isPage(raw.path) ? { ...raw, method: 'GET' } : raw))
        .map(({ path, query, body, ...rest }) => ({
          ...rest,
          path: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
          body: ['GET', 'HEAD'].includes(rest.method) ? undefined : body,
        }))
    );
  });
}
