import { expect, test } from '@jest/globals';
import { openForm, toldOf, typeAddress } from '../panel-forms';
import { type Fields, panelDocuments } from '../things';
import { adminOf } from './access';
import { neededAttributes } from './things-of';
import type { Use, Used } from './use';

interface Configuration {
  settings: object;
  metadatas: Record<string, { edit: { label: string; editable: boolean }; list: object }>;
  layouts: { list: string[]; edit: { name: string }[][] };
}

interface Entry {
  documentId: string;
  publicId: number;
}

/** What the Content Manager is sent to make one. */
const typed = async ({ service, uid }: Used, title: string): Promise<Fields> => ({
  title,
  ...(await neededAttributes(service, uid)),
});

async function makeInPanel(used: Used, title: string): Promise<Entry> {
  const admin = await adminOf(used.service);
  const { status, body } = await admin('POST', typeAddress(used.uid), await typed(used, title));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data as unknown as Entry;
}

function checkForm(use: Use): void {
  test('has a form with labels for people, and its address to be read (2.20)', async () => {
    const { resolved, service, uid } = await use();
    const admin = await adminOf(service);
    const { body } = await admin('GET', `/content-manager/content-types/${uid}/configuration`);
    const { contentType } = body.data as { contentType: Configuration };
    const { settings, metadatas, layouts } = contentType;
    expect(settings).toMatchObject({ mainField: 'title', defaultSortBy: 'title' });
    const inputs = layouts.edit.flat().map(({ name }) => name);
    const attributes = resolved.fields.map(({ attribute }) => attribute);
    expect(inputs).toEqual(expect.arrayContaining(['title', ...attributes, 'slug']));
    for (const hidden of ['publicId', 'shownStatus', 'searchText', 'trashedAt']) {
      expect(inputs).not.toContain(hidden);
    }
    expect(layouts.list[0]).toBe('title');
    for (const name of inputs) {
      const { label, editable } = metadatas[name]!.edit;
      expect([name, label]).toEqual([name, expect.stringMatching(/^[A-Z][A-Za-z -]+$/)]);
      expect([name, editable]).toEqual([name, name !== 'slug']);
    }
  });
}

function checkWritten(use: Use): void {
  test('is made, changed and removed in the panel, and REST knows at once (2.1)', async () => {
    const used = await use();
    const { hasDrafts, path, read, send, service, uid } = used;
    const admin = await adminOf(service);
    const { documentId, publicId } = await makeInPanel(used, 'By hand');
    expect(await read(publicId)).toMatchObject({ id: publicId, title: 'By hand' });
    const at = `${typeAddress(uid)}/${documentId}`;
    const form = { ...(await typed(used, 'By hand again')), publicId: 1, slug: 'mine' };
    expect((await admin('PUT', at, form)).status).toBe(200);
    const { title, url, slug } = await read(publicId);
    expect([title, String(url ?? slug).endsWith('by-hand')]).toEqual(['By hand again', true]);
    if (hasDrafts) {
      expect((await service.call('GET', `${path}/${publicId}`)).status).toBe(401);
      expect((await admin('POST', `${at}/actions/publish`, form)).status).toBe(200);
      expect((await service.call('GET', `${path}/${publicId}`)).status).toBe(200);
      expect((await admin('POST', `${at}/actions/unpublish`, {})).status).toBe(200);
      expect((await read(publicId)).status).toBe('draft');
    }
    expect((await admin('DELETE', at)).status).toBe(200);
    expect((await send('GET', `${path}/${publicId}`)).status).toBe(404);
  });

  test('copied in the panel is another thing, with an id and an address (2.1)', async () => {
    const used = await use();
    const documents = panelDocuments(used.service, used.uid);
    const made = await documents.create({ data: await typed(used, 'From the panel') });
    const copy = (await documents.clone({ ...made, data: {} })).entries[0]!;
    expect(copy.publicId).not.toBe(made.publicId);
    const [one, other] = [await used.read(copy.publicId), await used.read(made.publicId)];
    expect(one.url ?? one.slug).not.toBe(other.url ?? other.slug);
  });
}

function checkStale(use: Use): void {
  test('is not saved over what somebody else has saved since the form was loaded', async () => {
    const used = await use();
    const { path, send, service, uid } = used;
    const admin = await adminOf(service);
    const { documentId: document } = await makeInPanel(used, 'By hand');
    const [mine, stale] = [
      await openForm(admin, uid, document),
      await openForm(admin, uid, document),
    ];
    expect((await mine.save({ title: 'By hand again' })).status).toBe(200);
    const refused = toldOf(await stale.save({ title: 'Older' }));
    expect(refused).toMatchObject({ status: 409, changedBy: { name: 'Ada Owner' } });

    const newest = await openForm(admin, uid, document);
    const address = `${path}/${String(newest.loaded.publicId)}`;
    await send('PUT', address, { title: 'By the API' });
    const again = toldOf(await newest.save({ title: 'Older' }));
    expect(again).toMatchObject({ status: 409, changedBy: null });
    expect((await openForm(admin, uid, document)).loaded).toMatchObject({ title: 'By the API' });
    await admin('DELETE', `${typeAddress(uid)}/${document}`);
  });
}

/** What editors see of it, and what holds for what they make. */
export function checkPanel(use: Use): void {
  checkForm(use);
  checkWritten(use);
  checkStale(use);
}
