import type { ContentType } from '../host/strapi';
import { schemaProblem } from './complete-content-types';
import { boolean, integer, type Shape, text } from './schema';

const type: ContentType = {
  uid: 'api::speaker.speaker',
  collectionName: 'speakers',
  attributes: {
    title: { type: 'string' },
    phone: { type: 'string' },
    website: { type: 'customField' },
    talks: { type: 'integer' },
    keynote: { type: 'boolean' },
    stageName: { type: 'string' },
  },
};

const fault = (fields: Shape, changed: Partial<ContentType> = {}) =>
  schemaProblem(
    { uid: type.uid, path: 'svc/events/v1/speakers', address: 'url', fields },
    {
      ...type,
      ...changed,
    },
  );

test('a resource whose fields are all in the schema is accepted', () => {
  const fields = { phone: text(), website: text(), talks: integer(), keynote: boolean() };
  expect(fault(fields)).toBeUndefined();
  expect(fault({})).toBeUndefined();
});

test.each<[string, Shape, Partial<ContentType>, string]>([
  ['a field that is not in the schema', { phne: text() }, {}, 'has no attribute phne'],
  ['a number kept as text', { phone: integer() }, {}, 'keeps phone as string'],
  ['a text kept as a number', { talks: text() }, {}, 'keeps talks as integer'],
  [
    'a name in camel case',
    { stageName: text() },
    {},
    'cannot show stageName: names on the wire are in snake case',
  ],
  [
    'drafts',
    {},
    { options: { draftAndPublish: true } },
    'has drafts, which a resource cannot have',
  ],
  ['no title', {}, { attributes: {} }, 'needs a title of the type string'],
])('%s is told', (_, fields, changed, expected) => {
  expect(fault(fields, changed)).toBe(expected);
});

test('an unknown content type is reported', () => {
  expect(
    schemaProblem({ uid: 'api::x.x', path: 'svc/x', address: 'url', fields: {} }, undefined),
  ).toBe('is no content type');
});
