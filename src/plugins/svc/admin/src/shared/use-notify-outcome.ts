import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { type Refused, refusalSentence } from './refusal-sentence';
import { sentencesSoon } from './server-sentences';
import { useText } from './texts';

/** Tells how a mutation went: what went wrong, or `success`, null to say nothing yet. Answers whether it went well. */
export function useNotifyOutcome() {
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const text = useText();
  return (result: object, success: string | null): boolean => {
    if ('error' in result) {
      const message = formatError(result.error as Parameters<typeof formatError>[0]);
      const tell = () => {
        const said = refusalSentence(message, result.error as Refused, text);
        toggleNotification({ type: 'danger', message: said });
      };
      void sentencesSoon().then(tell);
      return false;
    }
    if (success !== null) toggleNotification({ type: 'success', message: success });
    return true;
  };
}
