import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { type Service, startService } from '../support';

/* The file of `<svc-tickets>` as pages on other origins get it. tests/panel/widget.test.ts buys with it. */

let service: Service;

beforeAll(async () => {
  service = await startService({ env: { SERVICE_URL: 'https://tickets.example.org' } });
});

interface Description {
  src: string;
  integrity: string;
  version: string;
}

const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers });

const described = async () => (await (await at('/api/svc/widget.json')).json()) as Description;

const pathOf = ({ src }: Description) => new URL(src).pathname;

test('it is one file under 30 kB, and these bytes are what its integrity says (10.1)', async () => {
  const about = await described();
  expect(about.src).toBe(
    `https://tickets.example.org/api/svc/widget/${about.version}/svc-tickets.js`,
  );
  const answer = await at(pathOf(about), { 'Accept-Encoding': 'identity' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const digest = createHash('sha384').update(bytes).digest('base64');
  expect(about.integrity).toBe(`sha384-${digest}`);
  expect(gzipSync(bytes).length).toBeLessThan(30_000);
  // What a policy refuses, or another file would have to be loaded for.
  expect(String(bytes)).not.toMatch(/\beval\(|new Function|innerHTML|\bimport\(|sourceMappingURL/);
});

test('a page of every origin may keep it for good; of another version there is none (10.1)', async () => {
  const about = await described();
  const answer = await at(pathOf(about), { Origin: 'https://elsewhere.example' });
  expect([
    answer.status,
    ...['content-type', 'cache-control'].map((name) => answer.headers.get(name)),
  ]).toEqual([200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const other = await at('/api/svc/widget/0123456789abcdef/svc-tickets.js');
  expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
    404,
    'rest_no_route',
  ]);
});

/** `fetch` would unpack it, and ask for all of it whatever it has. */
async function raw(path: string, headers: Record<string, string>) {
  const [answer] = (await once(httpGet(service.url + path, { headers }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) };
}

test('the newest has an address of its own, packed, and is sent again only when it changed (10.1)', async () => {
  const about = await described();
  const packed = await raw('/api/svc/widget/svc-tickets.js', { 'Accept-Encoding': 'gzip' });
  expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'gzip']);
  const whole = await (await at(pathOf(about))).text();
  expect(String(gunzipSync(packed.bytes))).toBe(whole);
  expect(packed.headers['cache-control']).toBe('public, max-age=300');
  const again = { 'If-None-Match': packed.headers.etag! };
  expect((await raw('/api/svc/widget/svc-tickets.js', again)).status).toBe(304);
});

test('a page shows the two lines, and whatever is asked for is text in it (10.1)', async () => {
  const { src, integrity } = await described();
  const page = await at('/api/svc/widget?event=17');
  const html = await page.text();
  expect(html).toContain(`src=&quot;${src}&quot;`);
  expect(html).toContain(integrity);
  expect(html).toContain('<svc-tickets event="17">');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
  const hostile = await (await at('/api/svc/widget?event="><script>alert(1)</script>')).text();
  expect(hostile).not.toContain('<script>alert');
  expect(hostile).not.toContain('<svc-tickets event=""');
});

test('the page is in the language of its reader, or in the one that is chosen (9.12, 10.1)', async () => {
  const shown = async (path: string, languages = 'en') => {
    const answer = await fetch(service.url + path, { headers: { 'Accept-Language': languages } });
    return { headers: answer.headers, html: await answer.text() };
  };
  const german = await shown('/api/svc/widget?event=17', 'de-AT, en;q=0.5');
  expect(german.html).toContain('<html lang="de">');
  expect(german.html).toContain('Tickets auf der eigenen Seite');
  expect(german.html).not.toContain('What it takes');
  expect(german.headers.get('content-language')).toBe('de');
  expect(german.headers.get('vary')).toContain('Accept-Language');
  // To the other language, with the event that is shown.
  const other = /href="(\?event=17&amp;lang=en)"/.exec(german.html)![1]!.replace('&amp;', '&');
  const english = await shown(`/api/svc/widget${other}`, 'de');
  expect(english.html).toContain('Tickets on your own page');
  expect(english.html).toContain('name="lang" value="en"');
  expect((await shown('/api/svc/widget?lang=%22%3E', 'fr')).html).toContain('<html lang="en">');
});
