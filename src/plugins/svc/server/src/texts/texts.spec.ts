import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import IntlMessageFormat from 'intl-messageformat';
import {
  addProjectTexts,
  allLanguages,
  countMissing,
  nameOfLanguage,
  type TextKey,
} from './catalogues';
import de from './de.json';
import en from './en.json';
import { acceptedLanguage, currentLocale, inLanguage, setSiteLocale } from './language';
import { say } from './say';

const plugin = path.join(__dirname, '../../..');

/** What code there is that may say a text, its tests and what is compiled aside. */
function sources(): string {
  return readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(ts|tsx|js|mjs)$/.test(file) && !/\.spec\.|(^|\/)(dist|node_modules)\//.test(file),
    )
    .map((file) => readFileSync(path.join(plugin, file), 'utf8'))
    .join('\n');
}

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

/** The names of what differs in a message, and of the pieces that stand in it. */
function namesIn(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    const inside = 'options' in node ? Object.values(node.options).map(({ value }) => value) : [];
    const children = 'children' in node ? [node.children] : [];
    const own = 'value' in node && Number(node.type) !== 0 ? [node.value] : [];
    return [...own, ...[...inside, ...children].flatMap(namesIn)];
  });
}

const placeholders = (text: string) =>
  [...new Set(namesIn(new IntlMessageFormat(text, 'en').getAst()))].sort();

afterEach(() => {
  addProjectTexts([]);
  setSiteLocale('en');
});

test('each text is there in German, with the same names in it', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    expect([key, placeholders(de[key as TextKey])]).toEqual([key, placeholders(text)]);
  }
});

test('no text is there that nothing says', () => {
  const code = sources();
  const unused = Object.keys(en).filter((key) => !code.includes(`'${key}'`));
  expect(unused).toEqual([]);
});

test('plural forms are those of the language', () => {
  const count = (language: string, events: number) =>
    inLanguage(language, () => say('events.count', { count: events }));
  expect([count('en', 1), count('en', 2)]).toEqual(['1 event.', '2 events, the next one first.']);
  expect([count('de', 1), count('de', 2)]).toEqual([
    '1 Veranstaltung.',
    '2 Veranstaltungen, die nächste zuerst.',
  ]);
});

test('a project adds a language, and other words; what it has not translated is English', () => {
  addProjectTexts([
    { tag: 'fr', texts: { 'language.name': 'Français', 'events.count': '{count} événements' } },
    { tag: 'de', texts: { 'cart.title': 'Einkaufswagen' } },
  ]);
  expect(allLanguages()).toEqual(['en', 'de', 'fr']);
  expect(nameOfLanguage('fr')).toBe('Français');
  expect(inLanguage('fr', () => say('events.count', { count: 3 }))).toBe('3 événements');
  expect(inLanguage('fr', () => say('cart.title'))).toBe('Your cart');
  expect(inLanguage('de', () => [say('cart.title'), say('cart.update')])).toEqual([
    'Einkaufswagen',
    'Anzahl ändern',
  ]);
  expect([countMissing('fr'), countMissing('de')]).toEqual([Object.keys(en).length - 2, 0]);
});

test.each([
  ['a text that there is not', { 'no.such.text': 'x' }, 'there is no text no.such.text'],
  ['what is no text', { 'cart.title': 5 }, 'cart.title must be text'],
  ['what is no message', { 'cart.title': '{a' }, 'cart.title is no ICU message'],
])("a project's file with %s is refused", (_, texts, problem) => {
  expect(() => addProjectTexts([{ tag: 'fr', texts }])).toThrow(problem);
});

test('the site writes dates and amounts as its own locale does, in its own language', () => {
  setSiteLocale('de-AT');
  expect(inLanguage('de', currentLocale)).toBe('de-AT');
  expect(inLanguage('en', currentLocale)).toBe('en');
  expect(inLanguage(null, () => say('cart.title'))).toBe('Ihr Warenkorb');
  expect(inLanguage('xx', () => say('cart.title'))).toBe('Ihr Warenkorb');
});

test("a client that asks for no language of ours gets the site's", () => {
  setSiteLocale('de');
  const asked: string[][] = [];
  const accepts = (tags: string[]) => (asked.push(tags), false as const);
  expect(acceptedLanguage(accepts)).toBe('de');
  expect(asked).toEqual([['de', 'en']]);
});
