import { refusalSentence } from './refusal-sentence';
import { loadSentences } from './server-sentences';
import { de } from './texts-de';
import type { Say } from './texts';

const text: Say = (id, values = {}) => de[id]!.replace('{reason}', String(values.reason));
const declined = { details: { kind: 'paymentFailed' } } as const;

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: 'de' } } });
  await loadSentences();
});

afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

test('what a payment provider says is said to be its own (2.28)', () => {
  expect(refusalSentence('Charge ch_1 has been disputed.', declined, text)).toBe(
    'Der Zahlungsdienst sagt: Charge ch_1 has been disputed.',
  );
});

test('without an answer it is not said that it was not done', () => {
  const said =
    'Es kam keine Antwort; ob es getan ist, weiß man nicht. Sehen Sie nach, bevor Sie es noch einmal tun.';
  expect(refusalSentence('Failed to fetch', {}, text)).toBe(said);
  expect(refusalSentence('Bad Gateway', { status: 502 }, text)).toBe(said);
  const refused = { status: 400, details: {} };
  expect(refusalSentence('The till is closed already.', refused, text)).not.toBe(said);
});

test('what the service says of a provider is German, and so is what it says of anything else', () => {
  expect(refusalSentence('The payment provider refused the refund.', declined, text)).toBe(
    'Der Zahlungsdienst lehnt die Erstattung ab.',
  );
  expect(refusalSentence('The till is closed already.', { status: 400 }, text)).toBe(
    'Die Kassenlade ist schon geschlossen.',
  );
});
