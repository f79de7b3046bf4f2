import { de } from './de';
import { en } from './en';

type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** All that is said, in one language. */
export type Texts = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : Plural };
export type TextKey = keyof Texts;

/** Words of a page's own, in place of ours or beside them: of another language, or for its own ways of paying. */
export type OwnTexts = Record<string, string | Plural>;

const languages: Record<string, Texts> = { en, de };

type Values = Record<string, string | number>;

/** Says things in one language. */
export interface Speaker {
  locale: string;
  say: (key: TextKey, values?: Values) => string;
  /** What a page has words for; undefined where it has none. */
  sayOwn: (key: string) => string | undefined;
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A page may name a language that no browser knows. */
function knownLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Of a language that we have no words in, the page's own, and English where it has none. */
export function speakerOf(language: string, own: OwnTexts): Speaker {
  const locale = knownLocale(language);
  const ours = languages[locale.split('-')[0]!] ?? en;
  const rules = new Intl.PluralRules(locale);
  const formOf = (text: string | Plural, { count = 0 }: Values) =>
    typeof text === 'string' ? text : (text[rules.select(Number(count))] ?? text.other);
  return {
    locale,
    say: (key, values = {}) => filled(formOf(own[key] ?? ours[key], values), values),
    sayOwn: (key) => (own[key] === undefined ? undefined : formOf(own[key], {})),
  };
}
