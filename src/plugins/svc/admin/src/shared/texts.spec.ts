import { createIntl } from 'react-intl';
import { textsIn } from './texts';

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

test.each(Object.entries(textsIn('en')))('%s takes the same values in German', (id, english) => {
  expect(valuesOf(textsIn('de')[id]!, 'de')).toEqual(valuesOf(english, 'en'));
});
