import { createHash } from 'node:crypto';
import { built, type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { openPage } from '../support/pages';
import { makeShopTicket } from '../support/shop';

/*
 * How pages and mails look follows from the single type *Site*: what an operator may say there, and what nobody can do by it.
 */

const site =
  built<typeof import('../../src/plugins/svc/server/src/resources/site/site')>(
    'resources/site/site',
  );
const mail = built<typeof import('../../src/plugins/svc/server/src/notifications/mail/layout')>(
  'notifications/mail/layout',
);
const markup =
  built<typeof import('../../src/plugins/svc/server/src/domain/markup')>('domain/markup');

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const uid = 'plugin::svc.site' as never;
const documents = () =>
  service.strapi.documents(uid) as unknown as {
    create(given: object): Promise<{ documentId: string }>;
    delete(given: object): Promise<unknown>;
  };
const db = () => service.strapi.db.connection;

afterEach(async () => {
  await db()('svc_sites').delete();
  await site.readSite();
});

/** The home page, as it looks once this is said of the site. */
async function shownWith(data: object) {
  await documents().create({ data });
  await site.readSite();
  return openPage(service, '/events');
}

describe('the site (9.13)', () => {
  test('has its name, links and colours on each page, from the moment that it is saved (9.13)', async () => {
    const before = await openPage(service, '/events');
    expect(before.text).not.toContain('Boathouse');
    await documents().create({
      data: {
        name: 'Boathouse',
        accentColor: '#e8590c',
        imprintUrl: 'https://example.test/imprint',
        privacyUrl: 'https://example.test/privacy',
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { html, text, headers } = await openPage(service, '/events');
    expect(html).toContain('<title>What is on · Boathouse</title>');
    expect(html).toContain('<a href="https://example.test/imprint">Imprint</a>');
    expect(text).toContain('Privacy');
    const [, style] = /<style>([^]*)<\/style>/.exec(html)!;
    const digest = createHash('sha256').update(style!).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}'`);
    expect(style).toMatch(/--accent:#[0-9a-f]{6};--accent-strong/);
  });

  test('its logo is a picture with its name, and the policy of browsers allows it (9.13)', async () => {
    const [file] = await db()('files')
      .insert({ name: 'logo', url: 'https://media.example.test/logo.svg', width: 200, height: 50 })
      .returning('id');
    const id = typeof file === 'object' ? (file as { id: number }).id : Number(file);
    const { html, headers } = await shownWith({ name: 'Boathouse "<b>"', logo: id });
    expect(html).toMatch(
      /<img\s+src="https:\/\/media\.example\.test\/logo\.svg"\s+alt="Boathouse &quot;&lt;b&gt;&quot;"\s+width="200" height="50"/,
    );
    expect(headers.get('content-security-policy')).toContain(
      "img-src 'self' https://media.example.test",
    );
  });

  test('scripts in its name are text, on pages and in mails (9.13)', async () => {
    const name = '</title><script>alert(1)</script>';
    const { html } = await shownWith({ name });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(mail.layout('Your order', markup.html`<p>x</p>`)).not.toContain('<script>');
  });

  test.each([
    ['accentColor', 'red'],
    ['accentColor', '#fff'],
    ['headerColor', '#12345g'],
    ['headerColor', '#ffffff}body{display:none'],
    ['imprintUrl', 'javascript:alert(1)'],
    ['privacyUrl', 'example.test'],
    ['letters', 'Comic Sans'],
    ['name', 'x'.repeat(81)],
  ])('%s cannot be %s (9.13)', async (attribute, value) => {
    await expect(documents().create({ data: { [attribute]: value } })).rejects.toThrow();
    expect(await db()('svc_sites').select('id')).toEqual([]);
  });

  test('what was written past these rules does nothing (9.13)', async () => {
    const { documentId } = await documents().create({ data: { name: 'Boathouse' } });
    await db()('svc_sites').where({ document_id: documentId }).update({
      accent_color: '#fff}</style><script>alert(1)</script>',
      header_color: 'url(https://evil.example)',
      letters: '"};',
      imprint_url: 'javascript:alert(1)',
    });
    await site.readSite();
    const { html } = await openPage(service, '/events');
    for (const bad of ['<script>alert', 'evil.example', 'javascript:', '"};']) {
      expect(html).not.toContain(bad);
    }
  });

  test('mails have its name and its colour, made to be read on white (9.13)', async () => {
    await shownWith({ name: 'Boathouse', accentColor: '#ffee00' });
    const html = mail.layout('Your order', mail.button('https://example.test/', 'Your order'));
    expect(html).toContain('Boathouse');
    expect(html).not.toContain('#ffee00');
    expect(html).toMatch(/background:#[0-9a-f]{6};color:#(000000|ffffff)/);
  });
});

describe('our script (9.14)', () => {
  test('is on pages with a form to buy by, and on no other; it is kept for good (9.14)', async () => {
    await makeShopTicket(service, manager, {}, { title: 'Scripted' });
    const event = await openPage(service, '/events/scripted');
    const [, path] = /<script src="([^"]+)" defer><\/script>/.exec(event.html)!;
    const policy = event.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'; connect-src 'self'");
    const list = await openPage(service, '/events');
    expect(list.html).not.toContain('<script src');
    expect(list.headers.get('content-security-policy')).not.toContain('script-src');
    const script = await fetch(service.url + path!);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${service.url}/svc-pages/0000000000000000.js`)).status).toBe(404);
    // The first page that anybody loads, with its style and its script.
    const weight = Buffer.byteLength(event.html) + (await script.text()).length;
    expect(weight).toBeLessThan(60_000);
  });
});
