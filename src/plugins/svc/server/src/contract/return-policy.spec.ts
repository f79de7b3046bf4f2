import { readReturnPolicy, returnPolicyText } from './return-policy';

const steps = [
  { until: '2030-05-01 18:00:00', percent: 100 },
  { until: '2030-05-08 18:00:00', percent: 50 },
];

test('a policy is kept as text, and none as nothing', () => {
  expect(readReturnPolicy(returnPolicyText(steps))).toEqual(steps);
  expect([returnPolicyText([]), readReturnPolicy(null), readReturnPolicy('')]).toEqual([
    null,
    [],
    [],
  ]);
});

test.each([
  '[',
  '{}',
  '[1]',
  '[null]',
  '[{"until":"2030-05-01 18:00:00"}]',
  '[{"until":"2030-05-01 18:00:00","percent":101}]',
  '[{"until":"2030-05-01 18:00:00","percent":-1}]',
  '[{"until":"2030-05-01 18:00:00","percent":1.5}]',
  '[{"until":5,"percent":5}]',
  JSON.stringify(Array.from({ length: 11 }, () => steps[0])),
])('%s is no policy', (text) => {
  expect(readReturnPolicy(text)).toBeNull();
});
