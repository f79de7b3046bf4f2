import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin, registerWithGrant } from '#svc/testing/admin-api';
import { findingsOn } from './support/axe';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { type PanelServer, startServer } from './support/server';

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const account = { username: 'bella', email: 'bella@example.org', password: 'Passw0rd-of-Bella' };
const userType = '/content-manager/collection-types/plugin::users-permissions.user';
const inSixGroups = /^([A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}$/;

interface ListedPassword {
  uuid: string;
  name: string;
  last_ip: string | null;
}

let server: PanelServer;
let admin: AdminApi;
let browser: Browser;
let page: Page;
/** The document id of the user whose passwords these are. */
let bella: string;
/** Where that user's passwords are in the admin API. */
let passwords: string;

/** A test on the page. */
const inPanel = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );

const open = (path: string) => page.goto(`${server.url}/admin${path}`);
const openUser = () => open(`${userType}/${bella}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const listed = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const shown = () => page.getByRole('group', { name: 'New application password' });
const title = () => page.getByRole('heading', { name: 'Application passwords' });

const confirm = () =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();

async function createInPanel(name: string): Promise<string> {
  await page.getByLabel('Name of the new password').fill(name);
  await button('Create password').click();
  return shown().locator('code').innerText();
}

async function createByHttp(name: string) {
  const { body } = await admin('POST', passwords, { name });
  return body as unknown as ListedPassword & { password: string };
}

async function list(): Promise<ListedPassword[]> {
  return (await admin('GET', passwords)).body.items as ListedPassword[];
}

/** What REST answers to the user with this password. */
async function statusOverRest(password: string): Promise<number> {
  const credentials = Buffer.from(`${account.username}:${password}`).toString('base64');
  const answer = await fetch(`${server.url}/api/svc/auth/v1/application-passwords`, {
    headers: { authorization: `Basic ${credentials}` },
  });
  return answer.status;
}

/** Makes an account; its document id. */
async function registerUser(user: typeof account): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { user: made } = (await answer.json()) as { user: { documentId: string } };
  return made.documentId;
}

const passwordsOf = (user: string) => `/svc-admin/users/${user}/application-passwords`;

beforeAll(async () => {
  server = await startServer({ ALLOW_REGISTRATION: 'open' });
  admin = await registerFirstAdmin(server.url, owner);
  bella = await registerUser(account);
  passwords = passwordsOf(bella);
  browser = await launchBrowser();
  const context = await openContext(browser, 'Pacific/Auckland');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  await signIn(page, server.url, owner);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('a user who is being created has no application passwords', async () => {
  await open(`${userType}/create`);
  await page.getByRole('heading', { name: 'Create new' }).waitFor();
  await button('Save').waitFor();
  expect(await title().count()).toBe(0);
});

inPanel('5.3: a password works as soon as it is shown, and its use is listed', async () => {
  await openUser();
  await title().waitFor();
  await page.getByText('There are none yet.').waitFor();
  expect(await button('Revoke all').count()).toBe(0);

  const password = await createInPanel('Till at the door');
  expect(password).toMatch(inSixGroups);
  await shown().getByText('it will not be shown again').waitFor();
  await listed('Till at the door').getByText('Never used').waitFor();
  await button('Copy').click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(password);
  expect(await findingsOn(page, 'aside:has([role=group])')).toEqual([]);

  expect(await statusOverRest(password)).toBe(200);
  await page.reload();
  await listed('Till at the door')
    .getByText(/^Last used .* from 127\.0\.0\.1$/)
    .waitFor();
  expect(await shown().count()).toBe(0);
  expect(await page.getByText(password).count()).toBe(0);

  await button('Revoke Till at the door').click();
  await page.getByRole('alertdialog').getByText('“Till at the door”').waitFor();
  expect(await findingsOn(page, '[role=alertdialog]')).toEqual([]);
  await confirm();
  await page.getByText('There are none yet.').waitFor();
  expect(await statusOverRest(password)).toBe(401);
});

inPanel('a shown password is gone once it is dismissed or left', async () => {
  await createInPanel('Dismissed');
  await button('Dismiss').click();
  await shown().waitFor({ state: 'detached' });

  await createInPanel('Left');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goBack();
  await listed('Left').waitFor();
  expect(await shown().count()).toBe(0);
});

inPanel('Enter makes the password and does not save the user', async () => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(userType) && request.method() !== 'GET') writes.push(request.url());
  });
  const name = page.getByLabel('Name of the new password');
  await name.fill('By keyboard');
  await name.press('Enter');
  await shown().waitFor();
  await listed('By keyboard').waitFor();
  expect(writes).toEqual([]);
  expect(await button('Save').isDisabled()).toBe(true);
});

inPanel('revoking one password keeps another one that is shown', async () => {
  await button('Revoke Left').click();
  await confirm();
  await listed('Left').waitFor({ state: 'detached' });
  expect(await shown().count()).toBe(1);
  await button('Revoke By keyboard').click();
  await confirm();
  await shown().waitFor({ state: 'detached' });
});

inPanel('a long list has pages, and shows a new password on the last', async () => {
  for (let number = 1; number <= 9; number += 1) await createByHttp(`Gate ${number}`);
  await page.reload();
  await listed('Gate 9').waitFor();
  await createInPanel('Gate 10');
  await page.getByText('Page 2 of 2').waitFor();
  await listed('Gate 10').waitFor();
  expect(await listed('Gate 9').count()).toBe(0);

  await button('Previous page').click();
  await listed('Gate 9').waitFor();
  await button('Next page').click();
  await button('Revoke Gate 10').click();
  await confirm();
  await listed('Gate 9').waitFor();
  expect(await page.getByText(/^Page/).count()).toBe(0);
});

inPanel('all passwords are revoked at once, and only after a question', async () => {
  const { password } = await createByHttp('Report');
  await page.reload();
  await button('Revoke all').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOverRest(password)).toBe(200);

  await button('Revoke all').click();
  await confirm();
  await page.getByText('There are none yet.').waitFor();
  expect(await list()).toEqual([]);
  expect(await statusOverRest(password)).toBe(401);
  expect(await statusOverRest(account.password)).toBe(200);
});

describe('the admin routes', () => {
  const unknown = passwordsOf('unknown');
  const everyRoute = (collection: string, uuid: string): [string, string, object?][] => [
    ['GET', collection],
    ['POST', collection, { name: 'Till' }],
    ['DELETE', `${collection}/${uuid}`],
    ['DELETE', collection],
  ];

  async function statuses(api: AdminApi, collection: string, uuid: string): Promise<number[]> {
    const answered: number[] = [];
    for (const [method, path, body] of everyRoute(collection, uuid)) {
      answered.push((await api(method, path, body)).status);
    }
    return answered;
  }

  const grant = (firstname: string, actions: ('read' | 'update')[], fields: string[]) =>
    registerWithGrant(
      server.url,
      admin,
      { ...owner, firstname, email: `${firstname}@example.org` },
      { subject: 'plugin::users-permissions.user', actions, fields },
    );

  test('a guest gets 401', async () => {
    for (const [method, path] of everyRoute(passwords, 'any')) {
      expect((await fetch(server.url + path, { method })).status).toBe(401);
    }
  });

  test("they ask for the Content Manager's permission on users", async () => {
    const { uuid } = await createByHttp('Kept');
    const stranger = await registerWithGrant(
      server.url,
      admin,
      { ...owner, firstname: 'Eve', email: 'eve@example.org' },
      { subject: 'plugin::svc.event', actions: ['read', 'update'], fields: ['title'] },
    );
    const reader = await grant('rita', ['read'], ['username', 'password']);
    expect(await statuses(stranger, passwords, uuid)).toEqual([403, 403, 403, 403]);
    expect(await statuses(stranger, unknown, uuid)).toEqual([403, 403, 403, 403]);
    expect(await statuses(reader, passwords, uuid)).toEqual([200, 403, 403, 403]);
    expect(await list()).toMatchObject([{ uuid, name: 'Kept' }]);
  });

  test('who may change a user, but not the password, may revoke and not create', async () => {
    const { uuid } = await createByHttp('Lost');
    const clerk = await grant('carl', ['read', 'update'], ['username']);
    expect(await statuses(clerk, passwords, uuid)).toEqual([200, 403, 204, 204]);
    const helper = await grant('hugo', ['read', 'update'], ['password']);
    const made = await helper('POST', passwords, { name: 'Till' });
    expect(made.status).toBe(201);
    expect(await statuses(helper, passwords, String(made.body.uuid))).toEqual([200, 201, 204, 204]);
  });

  test('an unknown user or password gets 404', async () => {
    expect(await statuses(admin, unknown, 'any')).toEqual([404, 404, 404, 404]);
    const { status, body } = await admin('DELETE', `${passwords}/unknown`);
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ message: 'There is no application password with this id.' });
  });

  test("a password of another user's is unknown", async () => {
    const other = { ...account, username: 'carol', email: 'carol@example.org' };
    const carol = await registerUser(other);
    const { uuid } = await createByHttp('Mine');
    const path = `${passwordsOf(carol)}/${uuid}`;
    expect((await admin('DELETE', path)).status).toBe(404);
    expect(await list()).toMatchObject([{ uuid }]);
  });

  test.each([
    ['an empty name', '', 'The name must not be empty.'],
    ['a name of spaces', '   ', 'The name must not be empty.'],
    ['no name', undefined, 'The name must not be empty.'],
    ['a number', 7, 'The name must be text.'],
    ['a long name', 'n'.repeat(256), 'The name must be at most 255 characters long.'],
    ['a name of two lines', 'one\ntwo', 'The name must not have control characters.'],
  ])('%s gets 400', async (_what, name, message) => {
    const { status, body } = await admin('POST', passwords, { name });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ message });
  });

  test('an answer with a password is not stored, and no other answer has one', async () => {
    const { headers, body } = await admin('POST', passwords, { name: ' Kiosk ' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      uuid: expect.any(String),
      name: 'Kiosk',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      last_used: null,
      last_ip: null,
      password: expect.stringMatching(inSixGroups),
    });
    const kiosk = (await list()).find(({ name }) => name === 'Kiosk');
    const { password, ...rest } = body;
    expect(kiosk).toEqual(rest);
  });
});
