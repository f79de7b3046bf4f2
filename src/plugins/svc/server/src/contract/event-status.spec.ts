import {
  type EventState,
  eventStatuses,
  storedStateOf,
  statusOf,
  writableStatuses,
} from './event-status';

const draft: EventState = {
  isTrashed: false,
  isPublished: false,
  isPrivate: false,
  isReadyForReview: false,
};

test.each([
  ['draft', {}],
  ['draft', { isPrivate: true }],
  ['pending', { isReadyForReview: true }],
  ['publish', { isPublished: true }],
  ['publish', { isPublished: true, isReadyForReview: true }],
  ['private', { isPublished: true, isPrivate: true }],
  ['trash', { isTrashed: true }],
  ['trash', { isTrashed: true, isPublished: true, isPrivate: true, isReadyForReview: true }],
])('the status is %s for %j', (expected, state) => {
  expect(statusOf({ ...draft, ...state })).toBe(expected);
});

test.each(writableStatuses)('an event stored as %s asks for has that status', (status) => {
  const { published, visibility, readyForReview } = storedStateOf[status];
  const state = {
    isTrashed: false,
    isPublished: published,
    isPrivate: visibility === 'private',
    isReadyForReview: readyForReview,
  };
  expect(statusOf(state)).toBe(status);
});

test('every status but trash can be asked for', () => {
  expect(eventStatuses.filter((status) => status !== 'trash')).toEqual([...writableStatuses]);
});
