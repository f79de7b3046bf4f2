import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { saidByServer, sentencesLoaded } from './server-sentences';
import { sentencesDe } from './server-sentences-de';

beforeAll(() => sentencesLoaded);

const server = path.resolve(__dirname, '../../../server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(server, file), 'utf8').replace(/\$\{[^}]*\}/g, '…'))
  .join('\n')
  .toLowerCase();

/** As the source has it: without what the server puts before a reason, and after it. */
const reasonOf = (sentence: string) =>
  sentence
    .replace(/^The (till|amount|email|times|note|choice “[^”]*”) /, '')
    .replace(/\.$/, '')
    .toLowerCase();

test.each(Object.keys(sentencesDe))('the server says: %s', (sentence) => {
  const parts = reasonOf(sentence)
    .split(/…|: /)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});

test('a sentence is said in German, with its values', () => {
  expect(saidByServer('The till is open already.', 'de')).toBe('Die Kassenlade ist schon offen.');
  expect(saidByServer('The amount must be at most 12.50.', 'de')).toBe(
    'Der Betrag darf höchstens 12.50 sein.',
  );
});

test('so are several sentences', () => {
  const missing = 'The start must be defined. The end must be defined.';
  expect(saidByServer(missing, 'de')).toBe(
    'Der Beginn fehlt oder stimmt nicht. Das Ende fehlt oder stimmt nicht.',
  );
});

test('what is not known stays as the server says it, and so does all in English', () => {
  expect(saidByServer('Something new.', 'de')).toBe('Something new.');
  expect(saidByServer('The till is open already.', 'en')).toBe('The till is open already.');
});
