import { generateKeyPairSync, verify } from 'node:crypto';
import { validate } from '@readme/openapi-parser';
import {
  built,
  countQueries,
  type Handle,
  makeApiToken,
  type Service,
  startService,
} from '../support';
import { make, makeSignedIn } from '../support/events';
import { makeShopTicket, shopperOf } from '../support/shop';
import { type MailServer, partsOf, startMailServer } from '../support/mail-server';
import { worker } from '../support/outbox';
import { openPage, readQrCodes } from '../support/pages';
import { buildWith, checkFormat, typesToBuildOn } from '../support/example-project';

/*
 * What docs/build-on-it.md promises whoever adds content types: its examples, taken from the page itself, are all there
 * is to write.
 */

const files = typesToBuildOn();
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const walletKeys = {
  GOOGLE_WALLET_ISSUER: '3388000000012345678',
  GOOGLE_WALLET_EMAIL: 'wallet@project.example.test',
  GOOGLE_WALLET_KEY: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const performers = 'svc/events/v1/performers';
const sponsors = 'svc/events/v1/sponsors';

let mails: MailServer;
let project: string;
let service: Service;
let editor: Handle;

beforeAll(async () => {
  project = await buildWith(files);
  const invoice = { PAYMENT_METHODS: 'invoice', INVOICE_IBAN: 'DE02120300000000202051' };
  mails = await startMailServer();
  const paying = { PAYMENT_TEST_PROVIDER: 'true', SMTP_URL: mails.url };
  const env = { ...invoice, ...walletKeys, ...paying };
  service = await startService({ appDir: project, env });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

function linesOf(folder: string): number {
  const own = Object.entries(files).filter(([name]) => name.startsWith(folder));
  const lines = own.flatMap(([, text]) => text.split('\n'));
  return lines.filter((line) => line.trim() !== '').length;
}

describe('the examples of docs/build-on-it.md', () => {
  test.each([
    ['src/api/performer/', 40],
    ['src/api/sponsor/', 40],
    ['src/api/invoice/', 40],
    ['src/api/google-wallet/', 40],
  ])('%s has at most %i lines', (folder, most) => {
    expect(linesOf(folder)).toBeGreaterThan(10);
    expect(linesOf(folder)).toBeLessThanOrEqual(most);
  });

  test('an age limit with a filter is at most 8 lines in 2 files', () => {
    const names = Object.keys(files).filter((name) => name.startsWith('src/extensions/'));
    expect(names).toHaveLength(2);
    expect(linesOf('src/extensions/')).toBeLessThanOrEqual(8);
  });

  test('are written as the rest of the project is', async () => {
    await checkFormat(project, Object.keys(files));
  });
});

const full = {
  title: 'Nina Simone',
  bio: '<p>Sang <b>and</b> played.</p>',
  genre: 'jazz',
  born: '1933-02-21',
  website: 'https://nina.example.test',
  fee: '1200.00',
};

describe('a performer', () => {
  test('has its fields as they were sent', async () => {
    const made = await make(service, editor, performers, { ...full, status: 'publish' });
    expect(made).toEqual({
      id: made.id,
      ...full,
      photo: '',
      photo_id: 0,
      photo_sizes: {},
      event_ids: [],
      status: 'publish',
      url: 'https://tickets.example.test/performers/nina-simone',
    });
    const { body } = await service.call('GET', `${performers}/${made.id}`);
    const { fee, ...open } = made;
    expect(body).toEqual(open);
  });
});

test('the description says of their fields only what is true of every type (6.5)', async () => {
  const { body } = await service.call('GET', 'svc/events/v1/doc');
  type Schemas = Record<string, { properties: Record<string, { description?: string }> }>;
  const { schemas } = (body as unknown as { components: { schemas: Schemas } }).components;
  const said = ['Venue', 'Performer'].map((name) => {
    const { website, title } = schemas[name]!.properties;
    return [title!.description, website!.description];
  });
  const form = 'An http:// or https:// address, or nothing.';
  expect(said).toEqual([
    ['What it is called.', `Its own site; \`""\` for none. ${form}`],
    ['What it is called.', form],
  ]);
});

describe('the list of performers', () => {
  test('asks three times, whatever the page size: page with its total, events and pictures', async () => {
    for (const title of ['Ella', 'Louis', 'Miles']) {
      await make(service, editor, performers, { ...full, title, status: 'publish' });
    }
    for (const size of [1, 100]) {
      const list = () => service.call('GET', `${performers}?per_page=${size}&genre=jazz`);
      const { queries } = await countQueries(service.strapi, list);
      expect([size, queries.length]).toEqual([size, 3]);
    }
  });
});

describe('code of a project', () => {
  type Kit = typeof import('../../src/plugins/svc/server/src/kit');
  const guest = { userId: null, signedIn: false, byApplicationPassword: false, can: () => false };
  const everything = { ...guest, signedIn: true, can: () => true };

  test('finds, lists and shows things as REST does', async () => {
    const performer = built<Kit>('kit/index').things('api::performer.performer');
    const shown = await make(service, editor, performers, { ...full, status: 'publish' });
    const draft = await make(service, editor, performers, { ...full, title: 'Unseen' });
    const { fee, ...open } = shown;
    expect(await performer.find(shown.id, everything)).toEqual(shown);
    expect(await performer.find(shown.id, guest)).toEqual(open);
    await expect(performer.find(draft.id, guest)).rejects.toMatchObject({ kind: 'notSignedIn' });
    await expect(performer.find(999_999, guest)).rejects.toMatchObject({ kind: 'notFound' });
    expect(await performer.present([draft.id, shown.id, 999_999], guest)).toEqual([open]);
    expect(await performer.present([draft.id, shown.id], everything)).toEqual([draft, shown]);
    const page = { page: 1, perPage: 1 };
    const { items, total } = await performer.list({ genre: 'jazz', search: 'nina' }, page, guest);
    expect([items.length, total]).toEqual([1, expect.any(Number)]);
    expect(() => built<Kit>('kit/index').things('plugin::svc.order')).toThrow('api::performer');
  });

  test('knows public ids by documents, those of events too', async () => {
    const { publicIdsOf } = built<Kit>('kit/index');
    const events = 'svc/events/v1/events';
    const dates = { start_date: '2031-05-01 18:00:00', end_date: '2031-05-01 20:00:00' };
    for (const [uid, path] of [
      ['plugin::svc.event', events],
      ['api::performer.performer', performers],
    ] as const) {
      const { id } = await make(service, editor, path, { title: 'Draft', ...dates });
      const row = await service.strapi.db.query(uid as never).findOne({ where: { publicId: id } });
      const { documentId } = row as { documentId: string };
      expect([...(await publicIdsOf(uid, [documentId, 'none']))]).toEqual([[documentId, id]]);
      expect((await publicIdsOf(uid, [documentId], { shows: 'published' })).size).toBe(0);
    }
    await expect(publicIdsOf('plugin::svc.order', ['x'])).rejects.toThrow('it shows');
  });
});

describe('a sponsor', () => {
  test('is listed below its event when it is approved', async () => {
    const event = await make(service, editor, 'svc/events/v1/events', {
      title: 'Gala',
      start_date: '2031-05-01 18:00:00',
      end_date: '2031-05-01 20:00:00',
      status: 'publish',
    });
    const made = await make(service, editor, sponsors, { title: 'Acme', event_id: event.id });
    const under = `svc/events/v1/events/${event.id}/sponsors`;
    expect((await service.call('GET', under)).body).toEqual([]);
    const approved = await service.call('POST', `${sponsors}/${made.id}/approve`, { as: editor });
    expect([approved.status, approved.body]).toEqual([200, { ...made, approved: true }]);
    expect((await service.call('GET', under)).body).toEqual([approved.body]);
  });
});

describe('an invoice', () => {
  test('is told in the answer of a checkout, and booked', async () => {
    const ticket = await makeShopTicket(service, editor);
    const buyer = shopperOf(service.call, await makeSignedIn(service, 'authenticated', 'ada'));
    await buyer.add(ticket.id, 2);
    const { status, body } = await buyer.pay({ payment_method: 'invoice' });
    const reference = `INV-${String(body.order_id)}`;
    expect([status, body.status, body.payment]).toEqual([
      201,
      'pending',
      { provider: 'invoice', iban: 'DE02120300000000202051', reference, days: 14 },
    ]);
    const { text } = await openPage(service, body.confirmation_url as string);
    expect(text).toContain('Way of paying: Invoice. The organizer tells you how.');
    expect(text).not.toContain('by transfer');
    const path = `svc/tickets/v1/orders/${String(body.order_id)}/invoice-payment`;
    const booked = await service.call('POST', path, {
      as: editor,
      body: { amount: '25.00', currency: 'USD' },
    });
    expect([booked.status, booked.body]).toEqual([
      200,
      { order_id: body.order_id, status: 'completed' },
    ]);
  });
});

describe('the age limit of an event', () => {
  const events = 'svc/events/v1/events';
  const times = { start_date: '2031-06-01 18:00:00', end_date: '2031-06-01 20:00:00' };
  const play = (fields: object) =>
    make(service, editor, events, { ...times, status: 'publish', ...fields });

  test('is sent, shown and found', async () => {
    const tale = await play({ title: 'A tale' });
    const crime = await play({ title: 'A crime', age_limit: 16 });
    expect([tale.age_limit, crime.age_limit]).toEqual([0, 16]);
    const { body } = await service.call('GET', `${events}/${crime.id}`);
    expect(body.age_limit).toBe(16);
    const list = await service.call('GET', `${events}?age_limit_max=12&search=a&_fields=id`);
    const ids = (list.body as unknown as { id: number }[]).map(({ id }) => id);
    expect(ids).toContain(tale.id);
    expect(ids).not.toContain(crime.id);
    const wrong = await service.call('PUT', `${events}/${crime.id}`, {
      as: editor,
      body: { age_limit: 100 },
    });
    expect(wrong.body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { age_limit: 'must be a whole number, from 0 to 99' } },
    });
  });

  test('is a part of the description', async () => {
    const { body } = await service.call('GET', 'svc/events/v1/doc');
    expect(JSON.stringify(body)).toContain('"age_limit_max"');
    const { components } = body as { components: { schemas: Record<string, object> } };
    for (const shape of ['Event', 'EventItem']) {
      expect(components.schemas[shape]).toHaveProperty('properties.age_limit');
    }
  });
});

describe('a wallet', () => {
  test('has a pass for each ticket that is paid, signed with the keys of the operator (10.5)', async () => {
    const ticket = await makeShopTicket(
      service,
      editor,
      { title: 'Balcony' },
      { title: 'Wallets' },
    );
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 2);
    const { body } = await shopper.pay({ buyer_name: 'Ada Buyer' });
    const page = await openPage(service, body.confirmation_url as string);
    const links = [...page.html.matchAll(/href="([^"]+\/wallets\/google[^"]+)"/g)].map(([, link]) =>
      link!.replaceAll('&amp;', '&'),
    );
    expect([links.length, page.text]).toEqual([2, expect.stringContaining('Add to Google Wallet')]);
    const answer = await openPage(service, links[0]!);
    const location = answer.headers.get('location')!;
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const [, head, claims, signature] = /save\/([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(location)!;
    const isGenuine = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      pair.publicKey,
      Buffer.from(signature!, 'base64url'),
    );
    const said = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as object;
    const code = readQrCodes(page.html)[0];
    expect([isGenuine, said]).toMatchObject([
      true,
      {
        ...{ iss: walletKeys.GOOGLE_WALLET_EMAIL, aud: 'google', typ: 'savetowallet' },
        payload: {
          eventTicketClasses: [{ eventName: { defaultValue: { value: 'Wallets' } } }],
          eventTicketObjects: [{ ticketHolderName: 'Ada Buyer', barcode: { value: code } }],
        },
      },
    ]);
    await worker().deliverDue();
    const mail = partsOf(mails.received.at(-1)!.raw);
    for (const part of [mail.text, mail.html]) {
      const kept = part.replaceAll('&amp;', '&');
      expect(links.filter((link) => kept.includes(link))).toEqual(links);
    }
    // Links of Google's have a length that browsers and mail programs bear.
    expect(location.length).toBeLessThan(1800);
    for (const wrong of [
      links[0]!.replace('google', 'apple'),
      links[0]!.replace(/ticket=\d+/, 'ticket=1'),
      links[0]!.replace(/token=(.)/, (_, first) => `token=${first === 'a' ? 'b' : 'a'}`),
    ]) {
      expect((await openPage(service, wrong)).status).toBe(404);
    }
  });
});

describe('the description', () => {
  test('is valid with all of them in it', async () => {
    const { body } = await service.call('GET', 'svc/events/v1/doc');
    const result = await validate(structuredClone(body) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
    const paths = body.paths as Record<string, Record<string, { operationId: string }>>;
    expect(paths['/svc/events/v1/events/{id}/sponsors']!.get!.operationId).toBe(
      'listEventSponsors',
    );
    expect(paths['/svc/events/v1/sponsors/{id}/approve']!.post!.operationId).toBe('approveSponsor');
  });
});
