import type { Services } from '../../src/plugins/svc/server/src/services';
import { registerFirstAdmin, type AdminApi } from '#svc/testing/admin-api';
import { type Handle, makeApiToken, type Service, startService } from '../support';
import { answersTo } from '../support/batch';
import { collections, eventBody, inPanel, make, makeFile, makeTicket } from '../support/events';
import { type Fields, panelDocuments } from '../support/events';
import { buildWith, checkFormat, filesIn, sectionOf } from '../support/example-project';
import { typeAddress } from '#svc/testing/panel-forms';
import { posterUid, ruleFiles, sponsorUid } from '../support/rule-files';

/*
 * Rules of a project, as docs/build-on-it.md shows them: its file, taken from the page itself, and rules for types of the
 * project's own. Each is asked on every way of writing.
 */

const files = filesIn(sectionOf('docs/build-on-it.md', 'A rule for whoever writes'));
const eventUid = 'plugin::svc.event';

let service: Service;
let project: string;
let editor: Handle;
let admin: AdminApi;
let image: number;

beforeAll(async () => {
  project = await buildWith({ ...files, ...ruleFiles });
  service = await startService({ appDir: project });
  editor = await makeApiToken(service.strapi, 'full-access');
  const person = { firstname: 'Ada', lastname: 'L', email: 'a@example.test', password: 'Pass-123' };
  admin = await registerFirstAdmin(service.url, person);
  image = (await makeFile(service, '/uploads/poster.png')).id;
}, 240_000);

const makeEvent = (fields: Fields = {}) =>
  make(service, editor, collections.events, eventBody(fields));

/** An event with an image, published. */
async function makePublished(fields: Fields = {}) {
  const { id } = await makeEvent(fields);
  await inPanel(service, id).save({ image });
  await inPanel(service, id).publish();
  return id;
}

const put = (id: number, body: Fields) =>
  service.call('PUT', `${collections.events}/${id}`, { as: editor, body });

const wrong = (params: Record<string, string>) => ({
  status: 400,
  body: { code: 'rest_invalid_param', data: { status: 400, params } },
});
const needsImage = wrong({ image: 'is needed to publish' });

const inForm = (path: string, message: string) => ({
  name: 'ValidationError',
  details: { errors: expect.arrayContaining([expect.objectContaining({ path: [path], message })]) },
});
const imageInForm = inForm('image', 'is needed to publish');

async function countEvents(title: string): Promise<number> {
  return service.strapi.db.query(eventUid).count({ where: { title } });
}

describe('the file of docs/build-on-it.md', () => {
  test('is one, of ten lines at most, written as the rest of the project is', async () => {
    expect(Object.keys(files)).toEqual(['src/api/event-image/index.ts']);
    const lines = Object.values(files)[0]!.split('\n');
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
    await checkFormat(project, Object.keys(files));
  });
});

describe('no event is published without an image', () => {
  test('over REST when it is made, and nothing is left of it', async () => {
    const body = eventBody({ title: 'Made over REST', status: 'publish' });
    expect(await service.call('POST', collections.events, { as: editor, body })).toMatchObject(
      needsImage,
    );
    expect(await countEvents('Made over REST')).toBe(0);
  });

  test('over REST when it gets another status, nor when it is one of those who may see it', async () => {
    const { id } = await makeEvent();
    for (const status of ['publish', 'private']) {
      expect(await put(id, { status, title: 'Changed' })).toMatchObject(needsImage);
    }
    const draft = await inPanel(service, id).draft();
    expect([draft.title, await inPanel(service, id).published()]).toEqual(['An evening', null]);
    await inPanel(service, id).save({ image });
    expect((await put(id, { status: 'publish' })).status).toBe(200);
  });

  test('in a batch, whose other requests are made', async () => {
    const requests = ['publish', 'draft'].map((status) => ({
      method: 'POST',
      path: `/${collections.events}`,
      body: eventBody({ title: `In a batch: ${status}`, status }),
    }));
    const answers = await answersTo(service, requests, { as: editor });
    expect(answers).toMatchObject([needsImage, { status: 201 }]);
    expect(await countEvents('In a batch: publish')).toBe(0);
  });

  test('in a batch, where it sees each thing that was made before', async () => {
    const request = { path: collections.events, body: eventBody({ title: 'the only one' }) };
    const answers = await answersTo(service, [request, request], { as: editor });
    expect(answers).toMatchObject([{ status: 201 }, wrong({ title: 'is there already' })]);
    expect(await countEvents('the only one')).toBe(1);
  });

  test('in the panel, which shows it at the field', async () => {
    const { id } = await makeEvent();
    const { documentId } = await inPanel(service, id).document();
    const publish = `${typeAddress(eventUid)}/${documentId}/actions/publish`;
    const { status, body } = await admin('POST', publish, { title: 'Typed over' });
    expect([status, body.error]).toMatchObject([400, imageInForm]);
    expect((await inPanel(service, id).draft()).title).toBe('An evening');
    expect((await admin('POST', publish, { image })).status).toBe(200);
  });

  test('when it is made and published at once in the panel', async () => {
    const publish = `${typeAddress(eventUid)}/actions/publish`;
    const event = {
      title: 'Made in the panel',
      startDate: '2030-05-01 18:00:00',
      endDate: '2030-05-01 20:00:00',
    };
    const { status, body } = await admin('POST', publish, event);
    expect([status, body.error]).toMatchObject([400, imageInForm]);
    expect(await countEvents('Made in the panel')).toBe(0);
  });

  test('when several are ticked: none of them', async () => {
    const [good, bad] = [await makeEvent(), await makeEvent()];
    await inPanel(service, good.id).save({ image });
    const ids = [good.id, bad.id];
    const documents = await Promise.all(ids.map((id) => inPanel(service, id).document()));
    const bulk = `${typeAddress(eventUid)}/actions/bulkPublish`;
    const documentIds = documents.map(({ documentId }) => documentId);
    const { status, body } = await admin('POST', bulk, { documentIds });
    expect([status, body.error]).toMatchObject([400, imageInForm]);
    for (const id of ids) expect(await inPanel(service, id).published()).toBeNull();
    await inPanel(service, bad.id).save({ image });
    expect((await admin('POST', bulk, { documentIds })).status).toBe(200);
  });

  test('by the Document Service, which publishes within create and update, too', async () => {
    const events = panelDocuments(service, eventUid);
    const data = {
      title: 'Published at once',
      startDate: '2030-05-01 18:00:00',
      endDate: '2030-05-01 20:00:00',
    };
    await expect(events.create({ data, status: 'published' })).rejects.toMatchObject(imageInForm);
    expect(await countEvents('Published at once')).toBe(0);
    const { documentId } = await events.create({ data });
    const status = 'published' as const;
    const change = { documentId, data: { title: 'Changed' }, status };
    await expect(events.update(change)).rejects.toMatchObject(imageInForm);
    await expect(events.publish({ documentId })).rejects.toMatchObject(imageInForm);
    expect((await events.findOne({ documentId }))!.title).toBe('Published at once');
    await events.update({ documentId, data: { image }, status } as never);
    expect(await events.findOne({ documentId, status })).not.toBeNull();
    const without = { documentId, data: { image: null }, status };
    await expect(events.update(without)).rejects.toMatchObject(imageInForm);
    const draft = (await events.findOne({ documentId, populate: ['image'] } as never))!;
    expect(draft).toMatchObject({ image: { id: image } });
  });

  test('by a service, and what is caught within a transaction is undone', async () => {
    const events = service.strapi.plugin('svc').service('event') as Services['event'];
    const event = {
      title: 'By code',
      startDate: '2030-05-01 18:00:00',
      endDate: '2030-05-02 01:00:00',
    };
    const made = events.createEvent({ ...event, status: 'publish' }, null);
    await expect(made).rejects.toMatchObject({ cause: { params: needsImage.body.data.params } });
    const { public_id: id } = await events.createEvent(event, null);
    await service.strapi.db.transaction(async () => {
      const change = { title: 'By mistake', status: 'publish' as const };
      await expect(events.updateEvent(id, change)).rejects.toMatchObject(imageInForm);
      await events.updateEvent(id, { featured: true });
    });
    expect(await inPanel(service, id).draft()).toMatchObject({ title: 'By code', featured: true });
    expect(await inPanel(service, id).published()).toBeNull();
  });
});

describe('what REST changes at once', () => {
  test('of a published event is asked as an update and as what is public, in names of the wire', async () => {
    const id = await makePublished();
    const change = { start_date: '2031-05-01 10:00:00', end_date: '2031-05-01 11:00:00' };
    expect(await put(id, { ...change, title: 'unchanged' })).toMatchObject(
      wrong({ title: 'cannot be unchanged', start_date: 'is in a year without events' }),
    );
    const { body } = await service.call('GET', `${collections.events}/${id}`);
    expect(body).toMatchObject({ title: 'An evening', start_date: '2030-05-01 18:00:00' });
    expect((await put(id, { title: 'Another' })).status).toBe(200);
  });

  test('of a draft is an update', async () => {
    const { id } = await makeEvent();
    expect(await put(id, { title: 'unchanged' })).toMatchObject(
      wrong({ title: 'cannot be unchanged' }),
    );
    const later = { start_date: '2031-05-01 10:00:00', end_date: '2031-05-01 11:00:00' };
    expect((await put(id, later)).status).toBe(200);
  });

  test('is the trash: a removal, and a change when it comes back', async () => {
    const { id } = await makeEvent({ title: 'kept' });
    const path = `${collections.events}/${id}`;
    const refused = wrong({ title: 'is kept' });
    expect(await service.call('DELETE', path, { as: editor })).toMatchObject(refused);
    const forced = `${path}?force=true`;
    expect(await service.call('DELETE', forced, { as: editor })).toMatchObject(refused);
    expect((await service.call('GET', path, { as: editor })).body).toMatchObject({ id });
    expect((await put(id, { title: 'Not kept' })).status).toBe(200);
    expect((await service.call('DELETE', path, { as: editor })).status).toBe(200);
    await service.strapi.db.connection('svc_events').where({ public_id: id }).update({
      title: 'unchanged',
    });
    await expect(inPanel(service, id).restore()).rejects.toMatchObject(
      inForm('title', 'cannot be unchanged'),
    );
    expect(await inPanel(service, id).draft()).toMatchObject({ trashedAt: expect.anything() });
  });

  test('is a venue, a ticket with its capacity, and a resource of the project', async () => {
    const body = { title: 'unmade' };
    const post = await service.call('POST', collections.venues, { as: editor, body });
    expect(post).toMatchObject(wrong({ title: 'cannot be unmade' }));
    const { id } = await makeEvent({ title: 'With tickets' });
    const ticket = await makeTicket(service, id, 500);
    const path = `${collections.tickets}/${ticket.publicId}`;
    const change = { title: 'kept', capacity: 13 };
    const unlucky = wrong({ capacity: 'brings bad luck' });
    expect(await service.call('PUT', path, { as: editor, body: change })).toMatchObject(unlucky);
    expect((await service.call('GET', path, { as: editor })).body).toMatchObject({ capacity: -1 });
    await service.call('PUT', path, { as: editor, body: { title: 'kept' } });
    await expect(inPanel(service, id).remove()).rejects.toMatchObject(inForm('title', 'is kept'));
    expect((await service.call('GET', path, { as: editor })).status).toBe(200);
    const sponsors = 'svc/events/v1/sponsors';
    const sponsor = await make(service, editor, sponsors, { title: 'A bank' });
    const put = { as: editor, body: { title: 'unchanged' } };
    expect(await service.call('PUT', `${sponsors}/${sponsor.id}`, put)).toMatchObject(
      wrong({ title: 'cannot be unchanged' }),
    );
    const row: unknown = await service.strapi.db.query(sponsorUid as never).findOne({ where: {} });
    expect(row).toMatchObject({ title: 'A bank' });
  });
});

interface Thing extends Fields {
  documentId: string;
}

describe("a type of the project's own, without endpoints", () => {
  const posters = () => panelDocuments(service, posterUid);
  type Asked = [moment: string, before: Thing | null, after: Thing | null];
  const questions = () => (service.strapi as unknown as { asked: Asked[] }).asked;
  const moments = () => questions().map(([moment]) => moment);
  const make = async (title: string) => {
    const { documentId } = await posters().create({ data: { title } });
    questions().length = 0;
    return documentId;
  };

  test('is shown to a rule before and after, with the document ids of what it is linked to', async () => {
    const { id } = await makeEvent();
    const { documentId: event } = await inPanel(service, id).document();
    const venue = await panelDocuments(service, 'plugin::svc.venue').create({
      data: { title: 'Hall' },
    });
    questions().length = 0;
    const printed = [{ copies: 3, venue: venue.documentId }];
    const data = { title: 'Full', image, events: [event], venue: venue.documentId, printed };
    const { documentId } = await posters().create({ data });
    const file = (await service.strapi.db.query('plugin::upload.file').findOne({
      where: { id: image },
    })) as Thing;
    const full = {
      documentId,
      title: 'Full',
      image: file.documentId,
      events: [event],
      venue: venue.documentId,
      printed: [{ copies: 3, venue: venue.documentId }],
    };
    expect(questions()).toMatchObject([['create', null, full]]);
    questions().length = 0;
    await posters().update({
      documentId,
      data: { events: { disconnect: [event] }, image: null, venue: null } as Fields,
    });
    const empty = { title: 'Full', image: null, events: [], venue: null };
    expect(questions()).toMatchObject([['update', full, empty]]);
  });

  test('is asked of every write, once', async () => {
    const documentId = await make('One');
    const one = { title: 'One' };
    const two = { title: 'Two' };
    await posters().publish({ documentId });
    expect(questions()).toMatchObject([['publish', null, one]]);
    await posters().update({ documentId, data: two });
    expect(questions()[1]).toMatchObject(['update', one, two]);
    await posters().discardDraft({ documentId });
    expect(questions()[2]).toMatchObject(['update', two, one]);
    await posters().update({ documentId, data: two, status: 'published' } as never);
    expect(questions().slice(3)).toMatchObject([
      ['update', one, two],
      ['publish', one, two],
    ]);
    questions().length = 0;
    await posters().unpublish({ documentId });
    expect(questions()).toEqual([]);
    const { entries } = await posters().clone({ documentId, data: { title: 'Three' } });
    expect(questions()).toMatchObject([['create', null, { title: 'Three' }]]);
    await posters().delete({ documentId });
    expect(questions()[1]).toMatchObject(['delete', two, null]);
    const bulk = `${typeAddress(posterUid)}/actions/bulkDelete`;
    await admin('POST', bulk, { documentIds: [entries[0]!.documentId] });
    expect(moments()).toEqual(['create', 'delete', 'delete']);
  });

  test('gets the answers of all rules at once', async () => {
    const { status, body } = await admin('POST', typeAddress(posterUid), { title: 'bad' });
    expect([status, body.error]).toMatchObject([
      400,
      {
        details: {
          errors: [
            { path: ['title'], message: 'is bad; is no title' },
            { path: ['image'], message: 'would not help' },
          ],
        },
      },
    ]);
  });

  test('is refused by what a rule throws, one by one and all that were ticked', async () => {
    const lost = posters().create({ data: { title: 'lost' } });
    await expect(lost).rejects.toMatchObject({ cause: { kind: 'notFound' } });
    const documentIds = [await make('kept'), await make('gone')];
    const { status, body } = await admin('POST', `${typeAddress(posterUid)}/actions/bulkDelete`, {
      documentIds,
    });
    expect([status, body.error]).toMatchObject([400, { message: 'This poster is kept.' }]);
    for (const documentId of documentIds) {
      expect(await posters().findOne({ documentId })).not.toBeNull();
    }
  });

  test('is not copied, discarded or published against a rule', async () => {
    const documentId = await make('good');
    const copy = { documentId, data: { title: 'bad' } };
    await expect(posters().clone(copy)).rejects.toMatchObject(
      inForm('title', 'is bad; is no title'),
    );
    const change = { documentId, data: { title: 'private' }, status: 'published' };
    await expect(posters().update(change as never)).rejects.toMatchObject(
      inForm('title', 'is private'),
    );
    await posters().publish({ documentId });
    await service.strapi.db.connection('posters').where({ document_id: documentId }).update({
      title: 'bad',
    });
    await expect(posters().discardDraft({ documentId })).rejects.toMatchObject(
      inForm('title', 'is bad'),
    );
  });
});
