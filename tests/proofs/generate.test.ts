import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Ended, makeCheckout, runIn } from '../support/checkout';
import { sectionOf } from '../support/example-project';

/*
 * What a developer does who adds a content type: three commands from an empty folder to its own test, `npm ci`, `npm run
 * generate` and `npx jest`. The first is had here by links; the others are run as they are written on the pages.
 */

const minutes = 60_000;
jest.setTimeout(15 * minutes);

let copy: string;
const at = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const generate = (...args: string[]) => runIn(copy, 'generate', ...args);

const routes = 'src/api/speaker/routes/speaker.ts';
const schema = 'src/api/speaker/content-types/speaker/schema.json';
const ownTest = 'tests/own/speakers.test.ts';

beforeAll(() => {
  copy = makeCheckout();
});

/** Every file that somebody may have written, by its text. */
function written(): Record<string, string> {
  const names = ['src/api', 'tests/own', 'config'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')]));
}

const lineOf = ({ output }: Ended) => output.trim().split('\n').at(-1)!;

test("three commands lead from an empty folder to a tested type of one's own", () => {
  const page = sectionOf('docs/build-on-it.md', 'Begin');
  const [, block = ''] = /^\n((?: {4}.*\n)+)/.exec(page)!;
  expect(block.trim().split(/\n */)).toEqual([
    'npm ci',
    expect.stringMatching(/^npm run generate -- svc:resource speakers /),
    `npx jest ${ownTest}`,
  ]);
});

describe('what cannot be made', () => {
  test.each([
    ['a name that a type has', ['events'], 'plugin::svc.event is called so'],
    ['a name that Strapi keeps', ['dates'], 'Strapi keeps this name'],
    ['a name that is none', ['Speakers!'], 'small letters, digits and hyphens'],
    ['one name for one and many', ['sheep'], 'sheep-item/sheep-items'],
    ['a table of Strapi', ['files'], "the table files is Strapi's"],
    ['no name', [], 'Say what the things are called'],
    ['a kind that there is not', ['acts', 'born:day'], 'there are string, text'],
    ['a kind left out', ['acts', 'born'], 'there are string, text'],
    ['a name of a field that is none', ['acts', 'stage-name:string'], 'letters and digits'],
    ['a field that Strapi has', ['acts', 'status:string'], 'choose another one'],
    ['a field that the kit has', ['acts', 'slug:string'], 'choose another one'],
    ['a field twice', ['acts', 'born:date', 'born:string'], 'stands twice'],
    ['a title that is no string', ['acts', 'title:integer'], 'leave it out'],
    ['a relation to nothing', ['acts', 'event:relation'], 'it can name plugin::svc.category'],
    ['a relation to what is not there', ['acts', 'a:relation:api::b.b'], 'it can name'],
    ['a relation that is required', ['acts', 'event:relation!:plugin::svc.event'], 'required'],
    ['an enumeration without words', ['acts', 'size:enumeration'], 'names its words'],
    ['more than a kind', ['acts', 'born:date:1999'], 'nothing follows date'],
    ['an option that there is not', ['acts', '--draft'], "Unknown option '--draft'"],
  ])('%s is refused in one line, and nothing is written', (_, args, says) => {
    const before = written();
    const ended = generate('svc:resource', ...args);
    expect([ended.status, lineOf(ended)]).toEqual([1, expect.stringContaining(says)]);
    expect(written()).toEqual(before);
  });

  test('no such generator', () => {
    expect(lineOf(generate('svc:thing', 'acts'))).toContain('There is no generator svc:thing');
  });

  test('help names what can be told, and makes nothing', () => {
    const before = written();
    const { status, output } = generate('--help');
    expect([status, output]).toEqual([0, expect.stringMatching(/--drafts[^]*local-datetime/)]);
    expect(written()).toEqual(before);
  });
});

describe('the generated type', () => {
  const fields = [
    ...['name:string!', 'born:date', 'bio:richtext', 'fee:money', 'mail:email'],
    ...['starts:local-datetime', 'size:enumeration:small,large', 'story:html', 'photo:image'],
    ...['event:relation:plugin::svc.event', 'tags:relations:plugin::svc.tag'],
  ];

  /** The way of its documentation, whatever was compiled before. */
  const testIt = () => runIn(copy, 'npx', 'jest', ownTest);

  beforeAll(() => {
    const ended = generate('svc:resource', 'speakers', ...fields);
    expect(ended).toMatchObject({ status: 0 });
    expect(lineOf(ended)).toContain('npm run sync');
    const withDrafts = generate('svc:resource', 'acts', 'born:date!', '--drafts');
    expect(withDrafts).toMatchObject({ status: 0 });
  });

  test('is there once', () => {
    const before = written();
    const again = generate('svc:resource', 'speakers');
    expect([again.status, lineOf(again)]).toEqual([1, expect.stringContaining('is called so')]);
    expect(written()).toEqual(before);
  });

  test('is written as the rest of the project is', () => {
    const files = [schema, routes, ownTest, 'config/svc-roles.ts'].map(at);
    expect(runIn(copy, 'npx', 'prettier', '--check', ...files)).toMatchObject({ status: 0 });
    const code = files.filter((file) => file.endsWith('.ts'));
    expect(runIn(copy, 'npx', 'oxlint', ...code)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/Found 0 warnings and 0 errors[^]* on 3 files/) as string,
    });
  });

  test('has a test that passes, with drafts and without', () => {
    expect(read('src/api/act/content-types/act/schema.json')).toContain('"draftAndPublish": true');
    const both = runIn(copy, 'npx', 'jest', ownTest, 'tests/own/acts.test.ts');
    expect(both).toMatchObject({ status: 0 });
  });

  test('is never tested as it was before a change, whatever the times of the files say', () => {
    const before = read(routes);
    writeFileSync(at(routes), before.replace(/ {2}remove: .*\n/, ''));
    utimesSync(at(routes), 1, 1);
    const without = testIt();
    expect(without.status).toBe(1);
    expect(without.output).toContain('✕ are changed and deleted by a manager');
    writeFileSync(at(routes), before);
    utimesSync(at(routes), 1, 1);
    const required = read(schema);
    writeFileSync(at(schema), required.replace('"born": { ', '"born": { "required": true, '));
    const { output } = testIt();
    expect(output).toContain('✓ are changed and deleted by a manager');
    expect(output).toContain('✕ name everything that is missing');
    writeFileSync(at(schema), required);
  });

  test('is brought to the client, the types and the table of capabilities by one command', () => {
    const missing = runIn(copy, 'sync', '--check');
    expect(missing.status).toBe(1);
    const changed = [
      'docs/api/capabilities.md',
      'packages/client/schema/svc-events.d.ts',
      'types/generated/contentTypes.d.ts',
    ];
    for (const file of changed) {
      expect(missing.output).toContain(`${file}: out of date`);
      expect(read(file)).not.toMatch(/speaker/i);
    }
    const sync = runIn(copy, 'sync');
    expect(sync).toEqual({ status: 0, output: changed.map((one) => `${one}: written\n`).join('') });
    for (const file of changed) expect(read(file)).toMatch(/speaker/i);
  });

  test('is gone from what is compiled when its files are gone', () => {
    rmSync(at('src/api/speaker'), { recursive: true });
    const without = testIt();
    expect(without.status).toBe(1);
    expect(existsSync(at('dist/src/api/speaker'))).toBe(false);
  });
});
