import { choicesDe } from './choices-de';
import { labelsDe } from './labels-de';
import { hostWords } from './host-words';

const choices: Record<string, typeof choicesDe> = { de: choicesDe };

const labels: Record<string, typeof labelsDe> = { de: labelsDe };

/** A word that is stored, in this language. */
export function choiceIn(language: string, stored: string): string {
  return choices[language]?.[stored] ?? stored;
}

/** Labels of fields under the ids that the host looks them up by, words that are stored, and words of the host that mislead. */
export function labelsIn(locale: string): Record<string, string> {
  const ofTypes = Object.entries(labels[locale] ?? {});
  const ofFields = ofTypes.flatMap(([uid, fields]) =>
    Object.entries(fields).map(([name, label]) => [
      `content-manager.content-types.${uid}.${name}`,
      label,
    ]),
  );
  return {
    ...(Object.fromEntries(ofFields) as Record<string, string>),
    ...hostWords[locale],
    ...choices[locale],
  };
}
