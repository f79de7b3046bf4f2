import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { saidByServer, loadSentences } from './server-sentences';
import { sentencesDe } from './server-sentences-de';

beforeAll(loadSentences);

const server = path.resolve(__dirname, '../../../server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(server, file), 'utf8').replace(/\$\{[^}]*\}/g, '…'))
  .join('\n')
  .toLowerCase();

/** As the source has it: without what the server puts before a reason, and after it. */
const reasonOf = (sentence: string) =>
  sentence
    .replace(/^The (till|amount|email|times|note|replacement|choice “[^”]*”) /, '')
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

test('a time that clocks leave out is said in German, with those between which it would be', () => {
  const reason = 'does not exist in the time zone Europe/Berlin, where 03:00 follows 01:59';
  const said = 'gibt es in der Zeitzone Europe/Berlin nicht: Dort folgt 03:00 auf 01:59';
  expect(saidByServer(reason, 'de')).toBe(said);
  expect(saidByServer(`2030-03-31 02:30:00 ${reason}`, 'de')).toBe(`2030-03-31 02:30:00 ${said}`);
});

test('so are several sentences', () => {
  const missing = 'The start must be defined. The end cannot be null.';
  expect(saidByServer(missing, 'de')).toBe(
    'Beginn: muss angegeben sein. Ende: muss angegeben sein.',
  );
});

test('a reason is said as it stands below its field, and after the name of a part of it', () => {
  expect(saidByServer('must not be before the start', 'de')).toBe(
    'darf nicht vor dem Beginn liegen',
  );
  expect(saidByServer('link must be an http:// or https:// address', 'de')).toBe(
    'link muss eine Adresse mit http:// oder https:// sein',
  );
});

test('so are those of the host', () => {
  expect(saidByServer('must be at most 255 characters', 'de')).toBe(
    'darf höchstens 255 Zeichen haben',
  );
});

test('a sentence in another has its German, too', () => {
  const refused =
    'Old hall cannot be deleted. Used by 5 events: Gala, Ball, Concert and 2 more. Put another in its place first, with "Replace by…".';
  expect(saidByServer(refused, 'de')).toBe(
    'Old hall lässt sich nicht löschen. Verwendet von 5 Veranstaltungen: Gala, Ball, Concert und 2 weiteren. Setzen Sie zuerst etwas anderes an seine Stelle, mit „Ersetzen durch …“.',
  );
  const tickets = 'Ticket “Gallery”: The price must be more than 0.00. The end of the sale is odd.';
  expect(saidByServer(tickets, 'de')).toBe(
    'Ticket „Gallery“: Preis: muss mehr als 0.00 sein. Im Verkauf bis: is odd.',
  );
});

test('what is not known stays as the server says it, and so does all in English', () => {
  expect(saidByServer('Something new.', 'de')).toBe('Something new.');
  expect(saidByServer('The till is open already.', 'en')).toBe('The till is open already.');
});
