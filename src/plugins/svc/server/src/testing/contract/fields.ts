import { expect, test } from '@jest/globals';
import { type Fields, make } from '../things';
import { type About, type Running, siteOf } from './about';

/** What a thing is made of: its fields, what it needs, and what is refused. */
export function checkFields({ path, full, empty, wrong }: About, running: () => Running): void {
  const create = (fields: Fields) => make(running().service, running().editor, path, fields);
  const send = (method: string, at: string, body?: unknown) =>
    running().service.call(method, at, { as: running().editor, body });
  const read = async (id: number) =>
    (await running().service.call('GET', `${path}/${id}`)).body as Fields;

  test('has an id, its fields as sent, and an address (2.20)', async () => {
    const made = await create(full);
    expect(made).toEqual({ id: made.id, ...full, url: expect.any(String) });
    const plural = path.slice(path.lastIndexOf('/') + 1);
    expect(String(made.url)).toMatch(new RegExp(`^${siteOf()}/${plural}/[a-z0-9-]+$`));
    expect(await read(made.id)).toEqual(made);
    const { body } = await running().service.call('GET', path, { query: { per_page: 100 } });
    expect((body as Fields[]).find(({ id }) => id === made.id)).toEqual(made);
  });

  test('needs a title alone, and is empty in what it does not have (2.4, 2.20)', async () => {
    const { body } = await send('POST', path, { ...full, title: undefined });
    expect([body.code, body.data.params]).toEqual(['rest_missing_callback_param', ['title']]);
    const made = await create({ title: 'Only this' });
    expect(made).toEqual({ ...empty, id: made.id, title: 'Only this', url: made.url });
  });

  test('changes in the fields that are sent, which can be emptied (2.20)', async () => {
    const made = await create(full);
    const phone = await send('PUT', `${path}/${made.id}`, { phone: ' 112 ' });
    expect(phone.body).toEqual({ ...made, phone: '112' });
    const none = await send('PUT', `${path}/${made.id}`, empty);
    expect(none.body).toEqual({ ...made, ...empty });
    const renamed = await send('PUT', `${path}/${made.id}`, { title: 'Renamed' });
    expect(renamed.body).toMatchObject({ title: 'Renamed', url: made.url });
  });

  test.each(wrong)('refuses a wrong %s (2.20)', async (name, values) => {
    const made = await create(full);
    for (const value of values) {
      const posted = await send('POST', path, { ...full, [name]: value });
      const put = await send('PUT', `${path}/${made.id}`, { [name]: value });
      const missing = name === 'title' && value === null;
      expect([value, posted.status, put.status]).toEqual([value, 400, 400]);
      expect(posted.body.data.params).toEqual(missing ? [name] : { [name]: expect.any(String) });
      expect(put.body.data.params).toEqual({ [name]: expect.any(String) });
    }
    expect(await read(made.id)).toEqual(made);
  });

  test('names every field that is wrong at once (1.3)', async () => {
    const body = Object.fromEntries(wrong.map(([name, values]) => [name, values[0]]));
    const answer = await send('POST', path, body);
    expect(Object.keys(answer.body.data.params as object).sort()).toEqual(Object.keys(body).sort());
  });
}
