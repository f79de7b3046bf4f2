import { refusalSentence } from './refusal-sentence';
import { sentencesLoaded } from './server-sentences';
import { de } from './texts-de';
import type { Say } from './texts';

const text: Say = (id, values = {}) => de[id]!.replace('{reason}', String(values.reason));
const declined = { details: { kind: 'paymentFailed' } } as const;

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: 'de' } } });
  await sentencesLoaded;
});

afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

test('what a payment provider says is said to be its own (2.28)', () => {
  expect(refusalSentence('Charge ch_1 has been disputed.', declined, text)).toBe(
    'Der Zahlungsdienst sagt: Charge ch_1 has been disputed.',
  );
});

test('what the service says of a provider is German, and so is what it says of anything else', () => {
  expect(refusalSentence('The payment provider refused the refund.', declined, text)).toBe(
    'Der Zahlungsdienst lehnt die Erstattung ab.',
  );
  expect(refusalSentence('The till is closed already.', {}, text)).toBe(
    'Die Kassenlade ist schon geschlossen.',
  );
});
