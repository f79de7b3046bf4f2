import type { ContentType } from '../../host/strapi';
import { defaultForm } from './default-form';

const html = { type: 'text', customField: 'plugin::svc.html' };
const type: ContentType = {
  uid: 'api::performer.performer',
  collectionName: 'performers',
  attributes: {
    title: { type: 'string' },
    bio: html,
    genre: { type: 'enumeration' },
    visibility: { type: 'enumeration' },
    readyForReview: { type: 'boolean' },
    shownStatus: { type: 'string' },
  },
};
const shown = ['title', 'bio', 'genre', 'visibility', 'readyForReview'];
const configuration = {
  settings: {},
  metadatas: Object.fromEntries(shown.map((name) => [name, { edit: {}, list: {} }])),
  layouts: {
    list: ['id', 'title', 'bio', 'genre'],
    edit: [
      [
        { name: 'title', size: 6 },
        { name: 'bio', size: 6 },
      ],
      [{ name: 'genre', size: 6 }],
    ],
  },
};
const form = defaultForm(type, configuration);

test('HTML has the whole width of a form, and no column', () => {
  expect(form.columns).toEqual(['title', 'genre']);
  expect(form.rows).toContainEqual([['bio', 12]]);
  expect(form.rows).toContainEqual([['title', 6]]);
});

test('what the kit adds to types with drafts is explained', () => {
  expect(form.fields.visibility!.help).toContain('private');
  expect(form.fields.readyForReview!.help).toContain('waits to be published');
  const { shownStatus, ...attributes } = type.attributes;
  const plain = defaultForm({ ...type, attributes }, configuration);
  expect(plain.fields.visibility!.help).toBeUndefined();
});
