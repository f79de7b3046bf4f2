import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
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
        message: 'Anna Office changed this entry while you had it open. Nothing was saved.',
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
