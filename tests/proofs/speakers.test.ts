import { type Handle, makeApiToken, type Service, startService } from '../support';
import { type About, checkResource } from '#svc/testing/contract/index';
import { checkList, listed } from '#svc/testing/contract/list';
import { make } from '../support/events';
import { buildWith, checkFormat, filesIn, sectionOf } from '../support/example-project';

/*
 * What CONTRIBUTING.md promises whoever adds a content type: its example, taken from the page itself, is all there is
 * to write, and everything that holds for the service's own types holds for it.
 */

const files = filesIn(sectionOf('CONTRIBUTING.md', 'Adding a content type'));
const path = 'svc/events/v1/speakers';

let project: string;
let service: Service;
let editor: Handle;

beforeAll(async () => {
  project = await buildWith(files);
  service = await startService({ appDir: project });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

describe('the example of CONTRIBUTING.md', () => {
  test('is two files', () => {
    expect(Object.keys(files)).toEqual([
      'src/api/speaker/content-types/speaker/schema.json',
      'src/api/speaker/routes/speaker.ts',
    ]);
  });

  test('has thirty lines at most', () => {
    const lines = Object.values(files).flatMap((text) => text.split('\n'));
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(30);
  });

  test('is written as the rest of the project is', async () => {
    await checkFormat(project, Object.keys(files));
  });
});

const about: About = {
  kind: 'speaker',
  uid: 'api::speaker.speaker',
  path,
  edit: 'edit_svc_speakers',
  remove: 'delete_svc_speakers',
  full: {
    title: 'Grace Hopper',
    phone: '+1 541 555 0100',
    website: 'https://grace.example.test',
    talks: 3,
    keynote: true,
  },
  empty: { phone: '', website: '', talks: 0, keynote: false },
  wrong: [
    ['title', ['', ' ', 'x'.repeat(256), 5, [], {}, null]],
    ['phone', ['x'.repeat(65), 1]],
    ['website', ['grace.example.test', 'javascript:alert(1)', 7]],
    ['talks', [-1, 1.5, 'many', null, true]],
    ['keynote', ['yes', 2, null, []]],
  ],
};

describe('a page of speakers', () => {
  const made: number[] = [];

  beforeAll(async () => {
    for (let number = 0; number < listed; number += 1) {
      const { id } = await make(service, editor, path, { title: `Thing ${number}` });
      made.push(id);
    }
  });

  afterAll(async () => {
    for (const id of made) await service.call('DELETE', `${path}/${id}`, { as: editor });
  });

  checkList({ path, nothing: { search: 'nowhere' } }, () => ({ service, editor }));
});

describe('a speaker', () => {
  checkResource(about, () => ({ service, editor }));
});
