import { expect, test } from '@jest/globals';
import { type Fields, panelDocuments } from '../things';
import { indexesOf } from '../indexes';
import { makeInPanel, openForm, toldOf, typeAddress } from '../panel-forms';
import { type About, type Running, uidOf } from './about';
import { adminOf } from './access';

interface Configuration {
  settings: object;
  metadatas: Record<string, { edit: { label: string; editable: boolean }; list: object }>;
  layouts: { list: string[]; edit: { name: string }[][] };
}

/** What editors see of it, and what holds for what they make. */
export function checkPanel(about: About, running: () => Running): void {
  const { path, full } = about;
  const uid = uidOf(about);
  const read = async (id: number) =>
    (await running().service.call('GET', `${path}/${id}`)).body as Fields;

  test('has a form with labels for people, and its address to be read (2.20)', async () => {
    const admin = await adminOf(running().service);
    const { body } = await admin('GET', `/content-manager/content-types/${uid}/configuration`);
    const { contentType } = body.data as { contentType: Configuration };
    const { settings, metadatas, layouts } = contentType;
    expect(settings).toMatchObject({ mainField: 'title', defaultSortBy: 'title' });
    const inputs = layouts.edit.flat().map(({ name }) => name);
    expect([...inputs].sort()).toEqual([...Object.keys(full), 'slug'].sort());
    expect([inputs[0], inputs.at(-1)]).toEqual(['title', 'slug']);
    expect(layouts.list[0]).toBe('title');
    for (const name of inputs) {
      const { label, editable } = metadatas[name]!.edit;
      expect([name, label]).toEqual([name, expect.stringMatching(/^[A-Z][A-Za-z -]+$/)]);
      expect([name, editable]).toEqual([name, name !== 'slug']);
    }
  });

  test('is made, changed and removed in the panel, and REST knows at once (2.1)', async () => {
    const admin = await adminOf(running().service);
    const collection = `/content-manager/collection-types/${uid}`;
    const posted = await admin('POST', collection, { title: 'By hand' });
    const { documentId, publicId } = posted.body.data as { documentId: string; publicId: number };
    expect(posted.status).toBe(201);
    expect(await read(publicId)).toMatchObject({ id: publicId, title: 'By hand' });
    const form = { publicId: 1, slug: 'mine', title: 'By hand again' };
    expect((await admin('PUT', `${collection}/${documentId}`, form)).status).toBe(200);
    const { title, url } = await read(publicId);
    expect([title, String(url).endsWith('/by-hand')]).toEqual(['By hand again', true]);
    expect((await admin('DELETE', `${collection}/${documentId}`)).status).toBe(200);
    expect((await running().service.call('GET', `${path}/${publicId}`)).status).toBe(404);
  });

  test('is not saved over what somebody else has saved since the form was loaded', async () => {
    const admin = await adminOf(running().service);
    const { service, editor } = running();
    const document = await makeInPanel(admin, uid, { title: 'By hand' });
    const [mine, stale] = [
      await openForm(admin, uid, document),
      await openForm(admin, uid, document),
    ];
    expect((await mine.save({ title: 'By hand again' })).status).toBe(200);
    const refused = toldOf(await stale.save({ title: 'Older' }));
    expect(refused).toMatchObject({ status: 409, changedBy: { name: 'Ada Owner' } });

    const newest = await openForm(admin, uid, document);
    const address = `${path}/${String(newest.loaded.publicId)}`;
    await service.call('PUT', address, { as: editor, body: { title: 'By the API' } });
    const again = toldOf(await newest.save({ title: 'Older' }));
    expect(again).toMatchObject({ status: 409, changedBy: null });
    expect((await openForm(admin, uid, document)).loaded).toMatchObject({ title: 'By the API' });
    await admin('DELETE', `${typeAddress(uid)}/${document}`);
  });

  test('copied in the panel is another thing, with an id and an address (2.1)', async () => {
    const documents = panelDocuments(running().service, uid);
    const made = await documents.create({ data: { title: 'From the panel' } });
    const copy = (await documents.clone({ ...made, data: {} })).entries[0]!;
    expect(copy.publicId).not.toBe(made.publicId);
    expect((await read(copy.publicId)).url).not.toBe((await read(made.publicId)).url);
  });

  test('is found by its id and its address, and listed, by an index', async () => {
    const table = running().service.strapi.db.metadata.get(uid).tableName;
    const indexes = await indexesOf(running().service, table);
    expect(indexes).toEqual(
      expect.arrayContaining([
        { name: `${table}_public_id_idx`, columns: ['public_id'], unique: true },
        { name: `${table}_slug_idx`, columns: ['slug'], unique: true },
        { name: `${table}_title_idx`, columns: ['title', 'public_id'], unique: false },
      ]),
    );
  });
}
