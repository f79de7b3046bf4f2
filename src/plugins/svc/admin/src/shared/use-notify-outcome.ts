import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { saidByServer } from './server-sentences';

/** Tells how a mutation went: what went wrong, or `success`. Answers whether it went well. */
export function useNotifyOutcome() {
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  return (result: object, success: string): boolean => {
    if ('error' in result) {
      const message = formatError(result.error as Parameters<typeof formatError>[0]);
      toggleNotification({ type: 'danger', message: saidByServer(message) });
      return false;
    }
    toggleNotification({ type: 'success', message: success });
    return true;
  };
}
