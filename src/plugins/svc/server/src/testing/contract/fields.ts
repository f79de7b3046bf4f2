import { expect, test } from '@jest/globals';
import type { Answer } from '../client';
import type { Fields } from '../things';
import { hostileTexts } from '../values/sample';
import { typesOf } from '../values/json-schema';
import { siteOf } from './about';
import type { Use, Used } from './use';

/** What something is that nobody has said. */
const nothings: unknown[] = ['', '0.00', 0, false, null, [], {}];

/** Names of fields that are text as it is sent: of no form, and not HTML. */
function plainTexts({ body, resolved }: Used): string[] {
  const isHtml = (name: string) =>
    resolved.fields.some((one) => one.in === 'column' && one.name === name && one.kind.isHtml);
  return Object.entries(body)
    .filter(
      ([, one]) => typesOf(one).join() === 'string' && !one.enum && !one.format && !one.pattern,
    )
    .map(([name]) => name)
    .filter((name) => !isHtml(name));
}

/** Whether nothing is a value of it. */
function canBeEmptied({ body, required }: Used, name: string): boolean {
  const { minimum = 0, minItems = 0 } = body[name]!;
  return !required.includes(name) && name !== 'status' && minimum <= 0 && minItems === 0;
}

function checkShown(use: Use): void {
  test('has an id, its fields as sent, and an address (2.20)', async () => {
    const { create, get, read, open, path, sample, resolved } = await use();
    const made = await create({ title: 'As sent' });
    expect(made).toMatchObject({ ...sample, title: 'As sent' });
    const plural = path.slice(path.lastIndexOf('/') + 1);
    if (resolved.declared.address === 'slug') expect(made.slug).toMatch(/^as-sent/);
    else expect(String(made.url)).toMatch(new RegExp(`^${siteOf()}/${plural}/as-sent[a-z0-9-]*$`));
    expect(await read(made.id)).toEqual(made);
    expect((await get(`${path}/${made.id}`)).body).toEqual(open(made));
    const { body } = await get(path, { per_page: 100, search: 'as sent' });
    expect((body as Fields[]).find(({ id }) => id === made.id)).toEqual(open(made));
  });

  test('shows text of any kind as it was sent, and takes no script (1.18)', async () => {
    const used = await use();
    const made = await used.create();
    const at = `${used.path}/${made.id}`;
    const names = plainTexts(used);
    const fits = (name: string, text: string) =>
      [...text].length <= (used.body[name]!.maxLength ?? Infinity);
    for (const text of hostileTexts) {
      const sent = Object.fromEntries(
        names.filter((name) => fits(name, text)).map((name) => [name, text]),
      );
      const { status, body } = await used.send('PUT', at, sent);
      expect([status, body]).toMatchObject([200, sent]);
    }
    const html = used.resolved.fields.filter((one) => one.in === 'column' && one.kind.isHtml);
    for (const { name, options } of html.filter((one) => !one.options.readOnly)) {
      const { body } = await used.send('PUT', at, { [name]: '<b>x</b><script>alert(1)</script>' });
      expect([name, options, body[name]]).toEqual([name, options, '<b>x</b>']);
    }
  });
}

function checkEmpty(use: Use): void {
  test('needs what its schema requires, and is empty in what it does not have (2.4, 2.20)', async () => {
    const used = await use();
    const { send, path, required, sample, least, body: taken } = used;
    const missing = await send('POST', path, { ...sample, title: undefined });
    expect([missing.body.code, missing.body.data.params]).toEqual([
      'rest_missing_callback_param',
      ['title'],
    ]);
    const all = await send('POST', path, {});
    expect(all.body.data.params).toEqual(required);
    const { status, body: made } = await send('POST', path, least);
    expect([status, made]).toMatchObject([201, least]);
    for (const name of Object.keys(sample).filter((one) => !(one in least))) {
      const { default: said } = taken[name]!;
      if (said === undefined || said === null) expect(nothings).toContainEqual(made[name]);
      else expect([name, made[name]]).toEqual([name, said]);
    }
  });

  test('changes in each field that is sent and in no other, and can be emptied (2.20)', async () => {
    const used = await use();
    const { send, path, sample, least } = used;
    const { body: made } = await send('POST', path, least);
    let before = made as Fields;
    for (const [name, value] of Object.entries(sample)) {
      const { status, body } = await send('PUT', `${path}/${String(made.id)}`, { [name]: value });
      // A file is shown by its address, too.
      const stem = name.replace(/_ids?$/, '');
      const others = (shown: Fields) =>
        Object.entries(shown).filter(([one]) => ![name, stem, `${stem}_sizes`].includes(one));
      expect([name, status, body[name], others(body as Fields)]).toEqual([
        name,
        200,
        value,
        others(before),
      ]);
      before = body as Fields;
    }
    const names = Object.keys(sample).filter((name) => canBeEmptied(used, name));
    const nothing = Object.fromEntries(names.map((name) => [name, made[name]]));
    const none = await send('PUT', `${path}/${String(made.id)}`, nothing);
    expect([none.status, none.body]).toMatchObject([200, nothing]);
    const renamed = await send('PUT', `${path}/${String(made.id)}`, { title: 'Renamed' });
    expect(renamed.body).toMatchObject({ title: 'Renamed' });
    for (const name of ['url', 'slug']) expect(renamed.body[name]).toEqual(made[name]);
  });
}

/** Of each field one of its wrong values, until all have been; a required field that is null is missing. */
function wrongRounds({ wrong, required }: Used): Fields[] {
  const lists = wrong.map(([name, values]): [string, unknown[]] => [
    name,
    values.filter((value) => value !== null || !required.includes(name)),
  ]);
  const longest = Math.max(...lists.map(([, values]) => values.length));
  return Array.from({ length: longest }, (_, round) =>
    Object.fromEntries(
      lists
        .filter(([, values]) => round < values.length)
        .map(([name, values]) => [name, values[round]]),
    ),
  );
}

const paramsOf = ({ status, body }: Answer) => [
  status,
  Object.keys((body as { data: { params?: object } }).data.params ?? {}).sort(),
];

function checkRefused(use: Use): void {
  test('refuses wrong values of every field, names all of them and changes nothing (1.3, 2.20)', async () => {
    const used = await use();
    const { create, read, send, path, sample } = used;
    const made = await create();
    for (const sent of wrongRounds(used)) {
      const names = Object.keys(sent).sort();
      const posted = await send('POST', path, { ...sample, ...sent });
      const put = await send('PUT', `${path}/${made.id}`, sent);
      expect([sent, paramsOf(posted), paramsOf(put)]).toEqual([sent, [400, names], [400, names]]);
    }
    expect(await read(made.id)).toEqual(made);
  });

  test('is without what it requires neither when it is made nor when it changes (1.3, 1.4)', async () => {
    const { create, send, path, sample, required } = await use();
    const { id } = await create();
    for (const name of required) {
      const { body } = await send('POST', path, { ...sample, [name]: null });
      expect([body.code, body.data.params]).toEqual(['rest_missing_callback_param', [name]]);
      const put = await send('PUT', `${path}/${id}`, { [name]: null });
      expect(paramsOf(put)).toEqual([400, [name]]);
    }
  });

  test('takes no body of two megabytes (1.19)', async () => {
    const { send, path, sample } = await use();
    const { status, body } = await send('POST', path, { ...sample, title: 'x'.repeat(2_000_000) });
    expect([status, body.code]).toEqual([413, 'rest_request_too_large']);
  });
}

/** What a thing is made of: its fields, what it needs, and what is refused. */
export function checkFields(use: Use): void {
  checkShown(use);
  checkEmpty(use);
  checkRefused(use);
}
