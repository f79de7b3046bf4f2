import { useIntl } from 'react-intl';
import { de } from './texts-de';
import { en } from './texts-en';

/*
 * The panel's own words, in its translations: English, and the languages that we have.
 */

export type TextId = keyof typeof en;

const prefix = 'svc.';

const inLanguages: Record<string, Partial<Record<TextId, string>>> = { de };

/** What the panel adds to its translations for a language; English where there is nothing else. */
export function textsIn(locale: string): Record<string, string> {
  const own = { ...en, ...inLanguages[locale] };
  return Object.fromEntries(Object.entries(own).map(([id, text]) => [prefix + id, text]));
}

/** Statuses, as filters and inputs of the host look them up: by the word alone. */
export function statusesIn(locale: string): Record<string, string> {
  const known = `${prefix}status.`;
  const statuses = Object.entries(textsIn(locale)).filter(([id]) => id.startsWith(known));
  return Object.fromEntries(statuses.map(([id, text]) => [id.slice(known.length), text]));
}

/** As the host's own parts take a text. */
export function message(id: TextId): { id: string; defaultMessage: string } {
  return { id: prefix + id, defaultMessage: en[id] };
}

/** Says it where nothing is drawn: texts without values. */
export function textOf(id: TextId): string {
  return inLanguages[document.documentElement.lang]?.[id] ?? en[id];
}

type Values = Record<string, string | number>;

export type Say = (id: TextId, values?: Values) => string;

/** Says something in the language of the panel. */
export function useText(): Say {
  const intl = useIntl();
  return (id, values) => intl.formatMessage(message(id), values);
}

/**
 * As {@link useText}, with texts that are loaded with what says them; whoever has written others into the panel's
 * translations is listened to there, too.
 */
export function withTexts<Id extends string>(own: {
  en: Record<Id, string>;
  de: Record<Id, string>;
}): () => (id: Id | TextId, values?: Values) => string {
  return () => {
    const { locale, messages, formatters } = useIntl();
    const say = useText();
    return (id, values) => {
      if (prefix + id in messages) return say(id as TextId, values);
      const texts = locale === 'de' ? own.de : own.en;
      return String(formatters.getMessageFormat(texts[id as Id], locale).format(values));
    };
  };
}
