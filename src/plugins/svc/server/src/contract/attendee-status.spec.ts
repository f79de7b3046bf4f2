import { type AttendeeStatus, attendeeStates, holdsPlace, statusProblem } from './attendee-status';

const { all } = attendeeStates;
const pairs = all.flatMap((from) => all.map((to) => [from, to] as const));

/** As the contract has it, beside the table that the service uses. */
const allowed: Record<AttendeeStatus, string> = {
  pending: 'confirmed cancelled',
  confirmed: 'checked_in cancelled refunded',
  checked_in: 'confirmed refunded',
  cancelled: '',
  refunded: '',
};

test.each(pairs)('from %s to %s', (from, to) => {
  const fine = from === to || allowed[from].split(' ').includes(to);
  expect(statusProblem(from, to) === undefined).toBe(fine);
});

test('the reason for a refused change names the allowed statuses', () => {
  expect(statusProblem('pending', 'checked_in')).toBe(
    'can only change from pending to confirmed or cancelled',
  );
  expect(statusProblem('refunded', 'confirmed')).toBe('cannot change any more from refunded');
});

test('cancelled and refunded attendees hold no place and cannot leave that status', () => {
  expect(all.filter((status) => !holdsPlace(status))).toEqual(['cancelled', 'refunded']);
  for (const [from, to] of pairs) {
    if (!holdsPlace(from) && holdsPlace(to)) expect(statusProblem(from, to)).toBeDefined();
  }
});
