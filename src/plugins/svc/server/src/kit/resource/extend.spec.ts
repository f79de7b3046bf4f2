import { restoreOwnAttributes } from '../../host/own-attributes';
import type { ContentType } from '../../host/strapi';
import type { Resource } from './declaration';
import { equals, related } from './filters';
import type * as extending from './extend';
import type * as resolving from './resolve';

/*
 * What stops the start is one line for each fault, with the file, the field and what is allowed.
 */

const own = {
  kind: 'collectionType',
  collectionName: 'svc_events',
  options: { draftAndPublish: true },
  attributes: { title: { type: 'string' }, trashedAt: { type: 'datetime' } },
};

const added = {
  ageLimit: { type: 'integer' },
  story: { type: 'text' },
  fee: { type: 'customField', customField: 'plugin::svc.money' },
  host: { type: 'relation', relation: 'manyToOne', target: 'plugin::svc.venue' },
};

const schemaFile = 'src/extensions/svc/content-types/event/schema.json';

const typeWith = (attributes: object, more: object = {}): ContentType =>
  ({ uid: 'plugin::svc.event', ...own, ...more, attributes }) as unknown as ContentType;

const useTypes = (...types: ContentType[]) =>
  Object.assign(globalThis, {
    strapi: { contentTypes: Object.fromEntries(types.map((type) => [type.uid, type])) },
  });

const venue: Resource = { uid: 'plugin::svc.venue', path: 'svc/events/v1/venues', fields: {} };

/** Of the host, whose tools are a fifth of a second to load and keep nothing. */
const tools = jest.requireActual<object>('@strapi/utils');

/** The kit as a file of a project finds it. */
function freshKit() {
  let kit: (typeof extending & typeof resolving) | undefined;
  jest.isolateModules(() => {
    jest.doMock('@strapi/utils', () => tools);
    kit = {
      ...jest.requireActual<typeof extending>('./extend'),
      ...jest.requireActual<typeof resolving>('./resolve'),
    };
    const host = jest.requireActual<{ restoreOwnAttributes: typeof restoreOwnAttributes }>(
      '../../host/own-attributes',
    );
    host.restoreOwnAttributes({ event: own, venue: { ...own, collectionName: 'svc_venues' } });
  });
  return kit!;
}

/** The lines that an extension of events comes to; without the file, which is this one. */
function faultsOf(extension: extending.Extension, uid = 'plugin::svc.event'): string[] {
  const types = [
    typeWith(added),
    typeWith(added, { uid: venue.uid, collectionName: 'svc_venues' }),
  ];
  useTypes(...types);
  const kit = freshKit();
  const extensible = { fieldNames: ['id', 'title'], parameters: ['status'], take: jest.fn() };
  kit.registerExtensible('plugin::svc.event', extensible);
  kit.extendResource(uid, extension);
  const known = new Map(types.map((type) => [type.uid, type]));
  try {
    kit.takeExtensions(known, [venue]);
    kit.extended(venue, known.get(venue.uid), (whole) => kit.resolve(whole, known.get(venue.uid)));
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    return lines.map((line) => line.replace(/^\S*extend\.spec\.ts: /, 'FILE: '));
  }
  expect(extensible.take).toHaveBeenCalled();
  return [];
}

describe('an extension', () => {
  test('that fits stops nothing', () => {
    const filters = { age_limit: equals() };
    expect(faultsOf({ fields: { age_limit: true, story: { searched: true } }, filters })).toEqual(
      [],
    );
  });

  const shows = 'FILE: plugin::svc.event cannot show';
  const adds = 'it adds ageLimit, story, fee, host';

  test.each<[string, extending.Extension, string]>([
    [
      'names an attribute that is not there',
      { fields: { age_limits: true } },
      `${shows} age_limits: ${schemaFile} has no attribute ageLimits, ${adds}.`,
    ],
    [
      'names an attribute of the service',
      { fields: { trashed_at: true } },
      `${shows} trashed_at: ${schemaFile} has no attribute trashedAt, ${adds}.`,
    ],
    [
      'has the name of a field that is there',
      { fields: { title: true } },
      'FILE: plugin::svc.event has a field title already.',
    ],
    [
      'has the name of a parameter that is there',
      { fields: { age_limit: true }, filters: { status: equals('age_limit') } },
      'FILE: plugin::svc.event has a parameter status already.',
    ],
    [
      'filters by what has no index',
      { fields: { age_limit: true, story: true }, filters: { story: equals() } },
      'FILE: plugin::svc.event cannot be filtered by story with equals; that takes age_limit.',
    ],
    [
      'filters by what is not there',
      { fields: { age_limit: true }, filters: { age: equals() } },
      'FILE: plugin::svc.event cannot be filtered by age with equals; that takes age_limit.',
    ],
    [
      'filters by a private field',
      { fields: { fee: { read: 'read_svc_fees' } }, filters: { fee: equals() } },
      'FILE: plugin::svc.event cannot be filtered by fee, which not everybody sees, with equals; that takes no field of it.',
    ],
    [
      'filters by a relation that there is not',
      { fields: { age_limit: true }, filters: { age_limit: related() } },
      'FILE: plugin::svc.event cannot be filtered by age_limit with related; that takes no field of it.',
    ],
    [
      'has an order for events',
      { fields: { age_limit: true }, orderby: ['age_limit'] },
      'FILE: plugin::svc.event cannot be in order of age_limit: its lists have an order of their own.',
    ],
    [
      'searches what is no text',
      { fields: { age_limit: { searched: true } } },
      'FILE: plugin::svc.event cannot be searched by age_limit, which is no text.',
    ],
    [
      'is left out of lists that show whole things',
      { fields: { age_limit: { inLists: false } } },
      'FILE: plugin::svc.event cannot leave age_limit out of lists: only events can.',
    ],
  ])('that %s stops the start with one line', (_, extension, line) => {
    expect(faultsOf(extension)).toEqual([line]);
  });

  test('names all its faults, a line each', () => {
    expect(faultsOf({ fields: { title: true, age_limits: true } })).toHaveLength(2);
  });

  test('of a type that takes none says which do', () => {
    expect(faultsOf({ fields: {} }, 'plugin::svc.ticket')).toEqual([
      'FILE: plugin::svc.ticket takes no fields of a project; these do: plugin::svc.event, plugin::svc.venue.',
    ]);
  });

  test.each<[extending.Extension, string]>([
    [
      { fields: { fee: { read: 'read_svc_fees' } }, orderby: ['fee'] },
      'FILE: plugin::svc.venue cannot be in order of fee; it can be of title, id.',
    ],
    [
      { fields: { age_limit: { inLists: false } } },
      'FILE: plugin::svc.venue cannot leave age_limit out of lists: only events can.',
    ],
    [{ fields: { slug: true } }, 'FILE: plugin::svc.venue has a field slug already.'],
  ])('of a venue, %j, stops the start with one line', (extension, line) => {
    expect(faultsOf(extension, 'plugin::svc.venue')).toEqual([line]);
  });
});

describe('the file of a project for a type of the service', () => {
  function restored(given: ContentType): ContentType {
    useTypes(given);
    restoreOwnAttributes({ event: own });
    return given;
  }

  test('adds to what the type has', () => {
    const type = restored(typeWith({ ageLimit: added.ageLimit }));
    expect(type.attributes).toEqual({ ...own.attributes, ageLimit: added.ageLimit });
  });

  test('may repeat what the type has, as the Content-Type Builder does', () => {
    const type = restored(typeWith({ ...own.attributes, ...added }));
    expect(Object.keys(type.attributes)).toHaveLength(6);
  });

  test.each([
    [
      typeWith({ title: { type: 'text' }, ...added }),
      `${schemaFile} changes title, an attribute of the service's own: it can add others.`,
    ],
    [
      typeWith({ slug: { type: 'string' } }),
      `${schemaFile} adds slug, a name that the service needs itself: give it another.`,
    ],
    [
      typeWith(added, { options: { draftAndPublish: false } }),
      `${schemaFile} changes options: it can add attributes, nothing else.`,
    ],
  ])('stops the start where it changes what is ours', (type, line) => {
    expect(() => restored(type)).toThrow(line);
  });
});
