import { closeRules, rule, type Rules, rulesOf } from './rules';

jest.mock('./calling-file', () => ({ callingFile: () => 'src/api/event-image/index' }));

const type = (uid: string, draftAndPublish: boolean) => ({ uid, options: { draftAndPublish } });

/** A host that registers. */
beforeEach(() => {
  const types = [
    type('api::poster.poster', true),
    type('plugin::svc.event', true),
    type('plugin::svc.order', false),
    type('plugin::svc.venue', false),
    type('plugin::users-permissions.user', false),
  ];
  const contentTypes = Object.fromEntries(types.map((one) => [one.uid, one]));
  Object.assign(globalThis, { strapi: { contentTypes } });
});

const allowed = 'can only be for api::poster.poster, plugin::svc.event, plugin::svc.venue.';

test.each<[string, object, string]>([
  ['api::events.event', {}, allowed],
  ['plugin::svc.order', {}, allowed],
  ['plugin::users-permissions.user', {}, allowed],
  [
    'plugin::svc.event',
    { beforeSave: () => ({}) },
    'has beforeSave, which is none of beforeCreate, beforeUpdate, beforePublish, beforeDelete.',
  ],
  ['plugin::svc.event', { beforePublish: 'image' }, 'has beforePublish, which is no function.'],
  [
    'plugin::svc.venue',
    { beforePublish: () => ({}) },
    'has beforePublish, but its type has no drafts: use beforeCreate and beforeUpdate.',
  ],
])('a rule for %s with %o says in one line what is allowed', (uid, rules, fault) => {
  rule(uid, rules as Rules);
  const line = `The rule for ${uid} in src/api/event-image/index ${fault}`;
  expect(closeRules).toThrow(new Error(line));
});

test('a rule that comes late is not lost without a word', () => {
  closeRules();
  expect(() => rule('plugin::svc.event', {})).toThrow(
    'declared too late: call rule() in register()',
  );
});

test('a type has all its rules, and those of one host only', () => {
  const rules = [{ beforeCreate: () => ({}) }, { beforePublish: () => ({}) }];
  for (const one of rules) rule('api::poster.poster', one);
  closeRules();
  expect(rulesOf('api::poster.poster')).toEqual(rules);
  expect(rulesOf('plugin::svc.event')).toEqual([]);
  Object.assign(globalThis, { strapi: { contentTypes: {} } });
  expect(rulesOf('api::poster.poster')).toEqual([]);
});
