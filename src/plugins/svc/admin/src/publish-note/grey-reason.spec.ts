import { greyReason, type ShownForm } from './grey-reason';

const published: ShownForm = {
  tab: 'draft',
  isNew: false,
  isCopy: false,
  isModified: false,
  status: 'published',
  isTrashed: false,
  isPlanned: false,
  mayWrite: true,
  mayPublish: true,
  hasReview: true,
  waits: false,
};
const created = { isNew: true, status: 'draft' };
const author = { mayPublish: false };
const reader = { mayWrite: false, mayPublish: false };

test.each<[string, Partial<ShownForm>, string | null]>([
  ['as it was published', {}, 'unchanged'],
  ['changed', { isModified: true }, null],
  ['a saved draft', { status: 'draft' }, 'saved'],
  ['published, with saved changes', { status: 'modified' }, 'changesSaved'],
  ['a saved draft that is planned', { status: 'draft', isPlanned: true }, 'planned'],
  ['saved changes that are planned', { status: 'modified', isPlanned: true }, 'planned'],
  ['a planned one, as it was published', { isPlanned: true }, 'unchanged'],
  ['new, and empty', created, 'empty'],
  ['new, and filled in', { ...created, isModified: true }, null],
  ['a copy', { isCopy: true }, 'copy'],
  ['what is published', { tab: 'published' }, 'published'],
  ['in the trash', { isTrashed: true }, 'trashed'],
  ['in the trash, and changed', { isTrashed: true, isModified: true }, 'trashed'],
  ['only read', reader, 'readOnly'],
  ['only read, of a draft', { ...reader, status: 'draft' }, 'readOnly'],
  ['as it was published, for an author', author, 'unchanged'],
  ['changed by an author', { ...author, isModified: true }, 'saveThenSend'],
  ['new, for an author', { ...author, ...created }, 'empty'],
  ['filled in by an author', { ...author, ...created, isModified: true }, 'saveThenSend'],
  ['a draft of an author', { ...author, status: 'draft' }, 'send'],
  ['a draft of an author that waits', { ...author, status: 'draft', waits: true }, 'waits'],
  ['a type without reviews', { ...author, status: 'draft', hasReview: false }, 'mayNot'],
])('%s', (_name, form, reason) => {
  expect(greyReason({ ...published, ...form })).toBe(reason && `publishNote.${reason}`);
});
