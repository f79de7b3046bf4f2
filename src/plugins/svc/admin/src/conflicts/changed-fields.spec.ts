import { formFields } from './changed-fields';

const attribute = { type: 'string' };
const layout = [
  [[{ name: 'startDate', label: 'Starts', attribute }]],
  [[{ name: 'dressCode', label: 'Dress code', attribute }]],
];

test.each([
  ['en', ['Starts', 'Dress code']],
  // What a project has added has the label that it was given.
  ['de', ['Beginnt', 'Dress code']],
])('fields have the labels of the form, in a panel whose language is %s', (lang, labels) => {
  Object.assign(globalThis, { document: { documentElement: { lang } } });
  const fields = formFields('plugin::svc.event', layout);
  Reflect.deleteProperty(globalThis, 'document');
  expect(fields.map(({ label }) => label)).toEqual(labels);
});
