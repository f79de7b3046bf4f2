import { type AdminApi, registerFirstAdmin, registerWithGrant } from '#svc/testing/admin-api';
import {
  makeInPanel,
  openForm,
  registerColleague,
  toldOf,
  typeAddress,
} from '#svc/testing/panel-forms';
import { type Service, startService } from '../support';
import { person } from '../support/box-office';
import type { Fields } from '../support/events';
import { buildWith, typesToBuildOn } from '../support/example-project';
import { panelFile, panelToken } from '../support/panel-files';

/*
 * A project's own type with drafts in the panel, the performers of docs/build-on-it.md: its drafts are those of events,
 * and of two editors who have the same entry open none loses what the other has saved.
 */

const uid = 'api::performer.performer';
const performers = 'svc/events/v1/performers';

let service: Service;
let anna: AdminApi;
let ben: AdminApi;

beforeAll(async () => {
  service = await startService({ appDir: await buildWith(typesToBuildOn()) });
  anna = await registerFirstAdmin(service.url, person('Anna'));
  ben = await registerColleague(service.url, anna, person('Ben'));
}, 240_000);

const make = (fields: Fields = {}) => makeInPanel(anna, uid, { title: 'Nina', ...fields });
const form = async (document: string, as = anna) => openForm(as, uid, document);
const shown = async (document: string) => (await form(document)).loaded;
const act = async (document: string, action: string, as = anna) =>
  (await as('POST', `${typeAddress(uid)}/${document}/actions/${action}`, {})).status;

/** What guests see, or the status of their answer. */
async function seen(document: string): Promise<Fields | number> {
  const { publicId } = await shown(document);
  const { status, body } = await service.call('GET', `${performers}/${String(publicId)}`);
  return status === 200 ? (body as Fields) : status;
}

describe('a draft of a type of a project', () => {
  test('is seen by nobody until it is published, and then as it was published', async () => {
    const document = await make({ genre: 'jazz' });
    expect(await seen(document)).toBe(401);
    expect((await (await form(document)).publish()).status).toBe(200);
    expect(await seen(document)).toMatchObject({ title: 'Nina', genre: 'jazz', status: 'publish' });
    expect((await (await form(document)).save({ genre: 'folk' })).status).toBe(200);
    expect(await shown(document)).toMatchObject({ genre: 'folk', status: 'modified' });
    expect(await seen(document)).toMatchObject({ genre: 'jazz' });
    expect((await (await form(document)).publish()).status).toBe(200);
    expect(await seen(document)).toMatchObject({ genre: 'folk' });
  });

  test('is again what is published when it is discarded, and nobody sees what is unpublished', async () => {
    const document = await make({ genre: 'jazz' });
    await (await form(document)).publish();
    await (await form(document)).save({ genre: 'rock' });
    expect(await act(document, 'discard')).toBe(200);
    expect(await shown(document)).toMatchObject({ genre: 'jazz', status: 'published' });
    expect(await act(document, 'unpublish')).toBe(200);
    expect(await seen(document)).toBe(401);
    expect((await (await form(document)).publish()).status).toBe(200);
    expect(await seen(document)).toMatchObject({ genre: 'jazz' });
  });
});

describe('two editors who have the same entry of such a type open', () => {
  test.each(['save', 'publish'] as const)(
    'the second cannot %s over the first, and is told who it was',
    async (how) => {
      const document = await make();
      const stale = await form(document, ben);
      expect((await (await form(document)).save({ title: 'By Anna' })).status).toBe(200);
      const newest = await shown(document);
      expect(toldOf(await stale[how]({ title: 'By Ben' }))).toEqual({
        status: 409,
        name: 'ConflictError',
        message: 'Anna Office changed this while you had it open. Nothing was saved.',
        updatedAt: newest.updatedAt,
        changedBy: { id: expect.any(Number), name: 'Anna Office' },
      });
      expect(await shown(document)).toEqual(newest);
      expect((await (await form(document, ben))[how]({ title: 'By Ben' })).status).toBe(200);
      expect(await shown(document)).toMatchObject({ title: 'By Ben' });
    },
  );

  test('one of them is first, when both save at the same moment', async () => {
    const document = await make();
    const forms = [await form(document), await form(document, ben)];
    const titles = ['By Anna', 'By Ben'];
    const answers = await Promise.all(forms.map((one, at) => one.save({ title: titles[at] })));
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 409]);
    expect(await shown(document)).toMatchObject({ title: titles[statuses.indexOf(200)] });
  });

  test('nothing is lost where one publishes, and the other discards or unpublishes', async () => {
    for (const other of ['discard', 'unpublish']) {
      const document = await make({ genre: 'jazz' });
      await (await form(document)).publish();
      await (await form(document)).save({ genre: 'rock' });
      const statuses = await Promise.all([act(document, 'publish'), act(document, other, ben)]);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const { genre, status } = await shown(document);
      expect(['jazz', 'rock']).toContain(genre);
      const isSeen = typeof (await seen(document)) !== 'number';
      expect([status, isSeen]).toEqual([status, status !== 'draft']);
    }
  });
});

describe('the list of such a type', () => {
  const lists = `/svc-admin/lists/${uid}`;
  const grant = (fields: string[], more = {}) => ({
    ...{ subject: uid, actions: ['read'] as const, fields },
    ...more,
  });

  const counts = async (as = anna) => (await as('GET', `${lists}/counts`)).body;

  /** Who is in the list by this query, as the panel asks for it. */
  async function listed(query: string): Promise<string[]> {
    const { body } = await anna('GET', `${typeAddress(uid)}?pageSize=100&${query}`);
    return (body.results as { title: string }[]).map(({ title }) => title).sort();
  }

  /** The lines of the file of a list, its heading first. */
  async function file(query = '', name = 'Anna'): Promise<string[]> {
    const token = await panelToken(service.url, name);
    const { status, text } = await panelFile(`${service.url}${lists}/things.csv?${query}`, token);
    expect([status, text[0]]).toEqual([200, '\uFEFF']);
    return text.slice(1).trimEnd().split('\r\n');
  }

  const titlesIn = ([, ...lines]: string[]) => lines.map((line) => line.split(',')[1]!).sort();

  const word = 'Tabbed';
  const found = `_q=${word}`;
  const documents: Record<string, string> = {};
  let before: Record<string, unknown>;

  beforeAll(async () => {
    before = await counts();
    for (const name of ['published', 'changed', 'draft', 'review', 'trashed']) {
      documents[name] = await make({ title: `${word} ${name}`, genre: 'jazz', fee: '1250' });
    }
    for (const name of ['published', 'changed']) await (await form(documents[name]!)).publish();
    await (await form(documents.changed!)).save({ genre: 'rock', readyForReview: true });
    await (await form(documents.review!)).save({ readyForReview: true });
    await anna('POST', `/svc-admin/trash/${uid}/${documents.trashed!}`, {});
  });

  const inState: [state: string, names: string[]][] = [
    ['all', ['changed', 'draft', 'published', 'review']],
    ['published', ['changed', 'published']],
    ['drafts', ['draft', 'review']],
    ['review', ['changed', 'review']],
    ['trash', ['trashed']],
  ];

  test.each(inState)('shows, counts and exports what is in the state %s', async (state, names) => {
    const titles = names.map((name) => `${word} ${name}`);
    expect(await listed(`${found}&state=${state}`)).toEqual(titles);
    expect(titlesIn(await file(`${found}&state=${state}`))).toEqual(titles);
    expect(Number((await counts())[state]) - Number(before[state])).toBe(names.length);
  });

  test('is exported by a filter that asks for the trash, as it is shown', async () => {
    const trashed = `${found}&filters[$and][0][trashedAt][$notNull]=true`;
    expect(await listed(trashed)).toEqual([`${word} trashed`]);
    expect(titlesIn(await file(trashed))).toEqual(await listed(trashed));
  });

  const status = (...words: string[]) =>
    words.map((one, at) => `&filters[$and][${at}][__status][$eq]=${one}`).join('');

  test.each<[of: string, query: string, names: string[]]>([
    ['drafts', status('draft'), ['draft', 'review']],
    ['what is published', status('published'), ['changed', 'published']],
    ['what is changed', status('published-modified'), ['changed']],
    ['what is not', status('published-unmodified'), ['published']],
    ['nothing', status('draft', 'published'), []],
    ['what is published, of its tab', `${status('published')}&state=published`, inState[1]![1]],
    ['what is published, of drafts', `${status('published')}&state=drafts`, []],
    ['what is changed, of a tab', `${status('published-modified')}&state=published`, ['changed']],
    ['drafts of a tab', `${status('draft')}&state=review`, ['review']],
    ['everything, by a word that is no status', status('hidden'), inState[0]![1]],
    [
      'what is published as jazz',
      `${status('published')}&filters[genre][$eq]=jazz`,
      inState[1]![1],
    ],
  ])(
    "is exported by the host's filter of the status, as it is shown: %s",
    async (_, asked, names) => {
      const query = `${found}${asked}`;
      const shown = await listed(query);
      expect(shown).toEqual(names.map((name) => `${word} ${name}`));
      expect(titlesIn(await file(query))).toEqual(shown);
    },
  );

  test("has in its file what is published where the host's filter asks for that", async () => {
    const line = (await file(`${found}${status('published-modified')}`))[1]!;
    expect(line).toContain(`${word} changed,publish,`);
    expect(line).toMatch(/,jazz,/);
  });

  test('shows everything where a state is asked for that there is not', async () => {
    expect(await listed(`${found}&state=everything`)).toEqual(await listed(found));
    expect(await file(`${found}&state=everything`)).toEqual(await file(`${found}&state=all`));
  });

  test('is exported by its search and filters, in the words of the panel', async () => {
    const event = await makeInPanel(anna, 'plugin::svc.event', {
      ...{ title: 'Her evening', startDate: '2030-05-01 20:00:00', endDate: '2030-05-01 23:00:00' },
      timezone: 'UTC',
    });
    const changed = await (
      await form(documents.draft!)
    ).save({
      title: `=${word} draft, "quoted"`,
      events: { connect: [{ documentId: event }], disconnect: [] },
    });
    expect(changed.status).toBe(200);
    const lines = await file(`${found}&state=drafts&filters[genre][$eq]=jazz`);
    expect(lines[0]).toMatch(/^Id,Title,Status,/);
    expect(lines).toHaveLength(3);
    const line = lines.find((one) => one.includes('quoted'))!;
    expect(line).toContain(`,"'=${word} draft, ""quoted""",draft,`);
    expect(line).toMatch(/,jazz,.*,12\.50,.*Her evening,/);
    expect(await file(`${found}&filters[genre][$eq]=folk`)).toEqual([lines[0]]);
  });

  test('is exported whole, where it has more than is read at once', async () => {
    const performersOf = service.strapi.documents(uid as never);
    for (let at = 0; at < 501; at += 1) {
      await performersOf.create({ data: { title: `Many ${at}` } } as never);
    }
    expect(await file('_q=Many')).toHaveLength(502);
  }, 120_000);

  test('is counted and exported as far as the role may read', async () => {
    await registerWithGrant(service.url, anna, person('Sue'), grant(['title', 'genre']));
    const lines = await file(found, 'Sue');
    expect(lines[0]).toBe('Id,Title,Status,Genre,Changed');
    expect(lines).toHaveLength(5);
    const own = await registerWithGrant(
      service.url,
      anna,
      person('Owen'),
      grant(['title'], { conditions: ['admin::is-creator'] }),
    );
    expect(await file('', 'Owen')).toEqual(['Id,Title,Status,Changed']);
    expect(await counts(own)).toEqual({ all: 0, published: 0, drafts: 0, review: 0, trash: 0 });
    const venues = grant(['title'], { subject: 'plugin::svc.venue' });
    const stranger = await registerWithGrant(service.url, anna, person('Stan'), venues);
    for (const path of ['counts', 'things.csv']) {
      expect((await stranger('GET', `${lists}/${path}`)).status).toBe(403);
    }
  });

  test('has no tools where the declaration does not ask for them', async () => {
    for (const other of ['api::sponsor.sponsor', 'plugin::svc.event', 'api::nothing.nothing']) {
      for (const path of ['counts', 'things.csv']) {
        expect((await anna('GET', `/svc-admin/lists/${other}/${path}`)).status).toBe(404);
      }
    }
  });
});
