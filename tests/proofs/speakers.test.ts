import { type Handle, makeApiToken, type Service, startService } from '../support';
import { checkResource } from '#svc/testing/contract/index';
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

  test('has 24 lines at most', () => {
    const lines = Object.values(files).flatMap((text) => text.split('\n'));
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(24);
  });

  test('is written as the rest of the project is', async () => {
    await checkFormat(project, Object.keys(files));
  });
});

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
  checkResource({ uid: 'api::speaker.speaker' }, () => ({ service, editor }));
});
