import IntlMessageFormat from 'intl-messageformat';
import de from './de.json';
import en from './en.json';

/*
 * All texts that buyers read, in one file for each language: on the pages, in mails and on tickets. A text is an ICU message. The service
 * brings English and German; a project adds further languages, or other words, by files of its own.
 */

/** The name of a text. */
export type TextKey = keyof typeof en;

type Texts = Readonly<Partial<Record<TextKey, string>>>;

/** What a text says of things that differ. */
export type TextValues = Record<string, string | number>;

/** A text as it is kept: as it is where nothing in it differs, which costs nothing to say. */
export type Compiled = string | IntlMessageFormat;

interface Catalogue {
  texts: Texts;
  compiled: Map<TextKey, Compiled>;
}

const brought: Record<string, Texts> = { en, de };
const catalogues = new Map<string, Catalogue>();

function add(tag: string, texts: Texts): void {
  catalogues.set(tag, { texts, compiled: new Map() });
}

function bringOwn(): void {
  catalogues.clear();
  for (const [tag, texts] of Object.entries(brought)) add(tag, texts);
}

bringOwn();

/** The languages that there are, by their tags. */
export function allLanguages(): string[] {
  return [...catalogues.keys()];
}

export function isLanguage(tag: string): boolean {
  return catalogues.has(tag);
}

function compile(message: string, tag: string): Compiled {
  const format = new IntlMessageFormat(message, tag);
  const [only, ...others] = format.getAst();
  const isPlain = others.length === 0 && (only === undefined || Number(only.type) === 0);
  return isPlain ? (format.format() as string) : format;
}

/** The text in a language; what a project has not translated is English. */
export function findText(tag: string, key: TextKey): Compiled {
  const { texts, compiled } = catalogues.get(tag) ?? catalogues.get('en')!;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const own = texts[key];
  const made = own === undefined ? compile(en[key], 'en') : compile(own, tag);
  compiled.set(key, made);
  return made;
}

/** A language of a project's: what it says, as its file has it. */
export interface ProjectTexts {
  tag: string;
  texts: Record<string, unknown>;
}

/** What is wrong with a text, for whoever wrote it; empty for nothing. */
function problemOf(key: string, text: unknown): string {
  if (!Object.hasOwn(en, key)) return `there is no text ${key}`;
  if (typeof text !== 'string') return `${key} must be text`;
  try {
    new IntlMessageFormat(text, 'en');
    return '';
  } catch (error) {
    return `${key} is no ICU message: ${(error as Error).message}`;
  }
}

/**
 * Takes the languages of the project beside those that the service brings: a text under the name of one of these replaces that.
 * @throws Error for what is no text, in one line
 */
export function addProjectTexts(languages: ProjectTexts[]): void {
  bringOwn();
  for (const { tag, texts } of languages) {
    const wrong = Object.entries(texts)
      .map(([key, text]) => problemOf(key, text))
      .filter(Boolean);
    if (wrong.length > 0) throw new Error(`The texts of ${tag}: ${wrong.join('; ')}.`);
    add(tag, { ...brought[tag], ...(texts as Texts) });
  }
}

/** What its own speakers call a language. */
export function nameOfLanguage(tag: string): string {
  const name = findText(tag, 'language.name');
  return typeof name === 'string' ? name : tag;
}

/** How many texts a language lacks; these are said in English. */
export function countMissing(tag: string): number {
  const { texts } = catalogues.get(tag)!;
  return Object.keys(en).filter((key) => !(key in texts)).length;
}
