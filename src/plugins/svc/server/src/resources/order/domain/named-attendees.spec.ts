import { draftAttendees, namedAttendeesProblem } from './named-attendees';

const buyer = { fullName: 'Ada', email: 'ada@example.test' };
const lines = [
  { ticketId: 1, quantity: 2 },
  { ticketId: 2, quantity: 1 },
];

test('attendees without a name get the name of the buyer', () => {
  const people = draftAttendees(
    lines,
    [{ ticketId: 1, fullName: 'Bob', email: 'bob@x.test' }],
    buyer,
  );
  expect(people.map(({ line, ...person }) => [line.ticketId, person])).toEqual([
    [1, { fullName: 'Bob', email: 'bob@x.test' }],
    [1, buyer],
    [2, buyer],
  ]);
});

test('a named attendee without an e-mail address gets the buyer’s, and the other way round', () => {
  const people = draftAttendees(
    lines,
    [
      { ticketId: 2, fullName: 'Bob' },
      { ticketId: 1, email: 'c@x.test' },
    ],
    buyer,
  );
  expect(people.map(({ fullName, email }) => `${fullName} ${email}`)).toEqual([
    'Ada c@x.test',
    'Ada ada@example.test',
    'Bob ada@example.test',
  ]);
});

test.each([
  [[], ''],
  [[{ ticketId: 1 }, { ticketId: 1 }, { ticketId: 2 }], ''],
  [[{ ticketId: 3 }], 'names ticket 3, which is not in the cart'],
  [
    [{ ticketId: 2 }, { ticketId: 2 }],
    'has 2 entries for ticket 2, of which the cart has 1 places',
  ],
])('%j fits: %j', (named, reason) => {
  expect(namedAttendeesProblem(lines, named)).toBe(reason);
});
