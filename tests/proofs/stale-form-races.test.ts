import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { makeInPanel, openForm, registerColleague, typeAddress } from '#svc/testing/panel-forms';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* Two editors, one entry, one instant: one is told, and nothing that was answered with 200 is lost. */

const events = 'plugin::svc.event';
const venues = 'plugin::svc.venue';
const times = { startDate: '2030-05-02 19:00:00', endDate: '2030-05-02 20:00:00' };
const rounds = 12;

let service: Service;
let anna: AdminApi;
let ben: AdminApi;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  anna = await registerFirstAdmin(service.url, person('Anna'));
  ben = await registerColleague(service.url, anna, person('Ben'));
  editor = await makeSignedIn(service, 'event-manager', 'editor');
});

const shown = async (uid: string, documentId: string) =>
  (await openForm(anna, uid, documentId)).loaded;

async function documentOf(uid: string, publicId: number): Promise<string> {
  const { body } = await anna('GET', `${typeAddress(uid)}?filters[publicId][$eq]=${publicId}`);
  return (body.results as { documentId: string }[])[0]!.documentId;
}

describe('of two who save the same version at the same instant', () => {
  test.each([
    ['events', events, ['save', 'save']],
    ['venues', venues, ['save', 'save']],
    ['events, publishing', events, ['publish', 'publish']],
    ['events, one publishing', events, ['save', 'publish']],
  ] as const)(
    'one is told: %s',
    async (_, uid, [first, second]) => {
      for (let round = 0; round < rounds; round += 1) {
        const document = await makeInPanel(anna, uid, {
          title: 'Thing',
          ...(uid === events && times),
        });
        const forms = [
          await openForm(anna, uid, document),
          await openForm(ben, uid, document),
        ] as const;
        const answers = await Promise.all([
          forms[0][first]({ title: 'By Anna' }),
          forms[1][second]({ title: 'By Ben' }),
        ]);
        const statuses = answers.map(({ status }) => status);
        expect([...statuses].sort()).toEqual([200, 409]);
        const winner = statuses[0] === 200 ? 'By Anna' : 'By Ben';
        expect(await shown(uid, document)).toMatchObject({ title: winner });
      }
    },
    120_000,
  );

  test('a write over the API at that instant is kept, and the form too unless it came later', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await make(service, editor, collections.events, eventBody());
      const document = await documentOf(events, id);
      const form = await openForm(ben, events, document);
      const [saved, written] = await Promise.all([
        form.save({ costText: 'Free' }),
        service.call('PUT', `${collections.events}/${id}`, {
          as: editor,
          body: { title: 'By the API' },
        }),
      ]);
      expect(written.status).toBe(200);
      expect([200, 409]).toContain(saved.status);
      expect(await shown(events, document)).toMatchObject({
        title: 'By the API',
        costText: saved.status === 200 ? 'Free' : null,
      });
    }
  }, 120_000);
});
