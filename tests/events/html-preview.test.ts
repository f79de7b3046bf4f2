import { type Service, startService } from '../support';
import { person } from '../support/box-office';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* What the panel shows of HTML before it is saved. */

const events = '/content-manager/collection-types/plugin::svc.event';
let service: Service;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

const preview = async (html: unknown) => {
  const { status, body } = await admin('POST', '/svc-admin/html/preview', { html });
  return { status, ...(body as { html?: string; removed?: boolean }) };
};

test.each([
  ['a script', '<p>Soup<script>run()</script></p>'],
  ['a handler', '<p onclick="run()">Soup</p>'],
  ['a style', '<p style="color: red">Soup</p>'],
  ['an address that runs', '<p><a href="javascript:run()">Soup</a></p>'],
  ['a frame', '<iframe src="https://example.org"></iframe><p>Soup</p>'],
  ['a comment', '<p>Soup<!-- of the day --></p>'],
])('a preview is what is saved, and says that %s is taken out (2.26)', async (_name, content) => {
  const shown = await preview(content);
  expect(shown).toMatchObject({ status: 200, removed: true });
  const { body } = await admin('POST', events, { title: 'Lunch', content });
  expect((body.data as { content: string }).content).toBe(shown.html);
});

test.each([
  'Soup & bread',
  '',
  '<p>Soup<br>and <b class=big>bread</b></p>',
  '<h2>Lunch</h2><p>Soup & bread &ndash; <a href=/menu>all of it</a><img src="/soup.png"></p>',
  '<ul><li>Soup<li>Bread</ul>',
])('nothing is said to be taken out of %j, however it is written (2.26)', async (html) => {
  expect(await preview(html)).toMatchObject({ status: 200, removed: false });
});

test('what could not be saved has no preview, and says why (2.26)', async () => {
  expect(await preview('<b>'.repeat(20_001))).toMatchObject({
    status: 400,
    error: { message: expect.stringContaining('has more than 20000 tags') as string },
  });
  expect((await preview(7)).status).toBe(200);
  expect((await preview({})).status).toBe(400);
});
