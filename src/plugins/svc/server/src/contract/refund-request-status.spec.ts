import { decisionProblem, refundStates } from './refund-request-status';

test('a request is decided once', () => {
  for (const from of refundStates.all) {
    const possible = refundStates.all.filter((to) => !decisionProblem(from, to));
    expect(possible).toEqual(from === 'pending' ? ['pending', 'approved', 'rejected'] : [from]);
  }
  expect(decisionProblem('approved', 'rejected')).toBe('cannot change any more from approved');
});
