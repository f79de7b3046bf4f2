import type { Fields } from '../conflicts/compare';
import { changeQuery, type Envelope } from '../conflicts/content-manager-api';
import { choiceIn } from '../labels/label-texts';

/** An entry of the outbox with what it is in words: the host makes the heading of its screen of that. */
function withKindInWords(entry: Fields, language: string): Fields {
  const { kind, orderKey } = entry;
  if (typeof kind !== 'string' || orderKey === undefined) return entry;
  return { ...entry, kind: choiceIn(language, kind) };
}

/** In all forms of the Content Manager. */
export function sayKinds(): void {
  changeQuery('getDocument', (answer) => {
    const envelope = answer.data as Partial<Envelope> | undefined;
    if (!envelope?.data?.orderKey) return answer;
    const data = withKindInWords(envelope.data, document.documentElement.lang);
    return { ...answer, data: { ...envelope, data } };
  });
}
