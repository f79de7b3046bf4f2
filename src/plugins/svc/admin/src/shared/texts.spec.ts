import { createIntl } from 'react-intl';
import { replaceDe } from '../actions/replace-texts-de';
import { replaceEn } from '../actions/replace-texts-en';
import { conflictsDe } from '../conflicts/texts-de';
import { conflictsEn } from '../conflicts/texts-en';
import { eventSalesDe } from '../event-sales/texts-de';
import { eventSalesEn } from '../event-sales/texts-en';
import { htmlDe } from '../html-editor/texts-de';
import { htmlEn } from '../html-editor/texts-en';
import { passwordsDe } from '../panels/application-passwords/texts-de';
import { passwordsEn } from '../panels/application-passwords/texts-en';
import { counterDe } from '../counter/texts-de';
import { counterEn } from '../counter/texts-en';
import { eventsDe } from '../events/texts-de';
import { eventsEn } from '../events/texts-en';
import { homeDe } from '../home/texts-de';
import { homeEn } from '../home/texts-en';
import { publishNoteDe } from '../publish-note/texts-de';
import { publishNoteEn } from '../publish-note/texts-en';
import { textsIn } from './texts';

type Texts = Record<string, string>;

interface Part {
  /** Of a place for a value: 1 to 6; 0 is plain text, 7 the number of a plural. */
  type: number;
  value?: string;
  options?: Record<string, { value: Part[] }>;
}

const { formatters } = createIntl({ locale: 'en' });

function namesIn(parts: Part[]): string[] {
  return parts.flatMap(({ type, value = '', options = {} }) => [
    ...(type > 0 && type < 7 ? [value] : []),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
  ]);
}

const valuesOf = (text: string, locale: string) =>
  [...new Set(namesIn(formatters.getMessageFormat(text, locale).getAst() as Part[]))].sort();

/** What is loaded with what says it. */
const apart = [
  [conflictsEn, conflictsDe],
  [counterEn, counterDe],
  [eventsEn, eventsDe],
  [eventSalesEn, eventSalesDe],
  [homeEn, homeDe],
  [htmlEn, htmlDe],
  [passwordsEn, passwordsDe],
  [publishNoteEn, publishNoteDe],
  [replaceEn, replaceDe],
];

const english = Object.assign(textsIn('en'), ...apart.map(([en]) => en)) as Texts;
const german = Object.assign(textsIn('de'), ...apart.map(([, de]) => de)) as Texts;

test.each(Object.entries(english))('%s takes the same values in German', (id, text) => {
  expect(valuesOf(german[id]!, 'de')).toEqual(valuesOf(text, 'en'));
});
