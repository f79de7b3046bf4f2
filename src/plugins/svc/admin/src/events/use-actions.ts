import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ActionLine, EventAction } from '../../../server/src/contract/event-list';
import { type Say, useText } from '../shared/texts';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { type ActionRequest, useActOnEventsMutation } from './events-api';

/** How an action went that could not be done with all. */
export interface Outcome {
  action: EventAction;
  lines: ActionLine[];
}

/** What was done with so many: of copies people want to know how many there are now. */
function sentenceOf({ action, times = 1 }: ActionRequest, count: number, text: Say): string {
  if (action === 'duplicate') return text('events.copied', { count: count * times });
  if (action === 'restore') return text('trash.restored', { count });
  return text('events.done', { action, count });
}

/** Does something with events, and says how it went: where not all could be done, of each why not. */
export function useActions() {
  const [act, { isLoading }] = useActOnEventsMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { toggleNotification } = useNotification();
  const tell = useNotifyOutcome();
  const text = useText();
  /** Answers the events that it could not be done with; null where nothing was answered. */
  const take = async (request: ActionRequest, isQuiet = false): Promise<string[] | null> => {
    const result = await act(request);
    if (!('data' in result) || !result.data) {
      tell(result, '');
      return null;
    }
    const { lines } = result.data;
    const left = lines.filter(({ done }) => !done);
    if (left.length > 0) setOutcome({ action: request.action, lines });
    else if (!isQuiet) {
      toggleNotification({ type: 'success', message: sentenceOf(request, lines.length, text) });
    }
    return left.map(({ documentId }) => documentId);
  };
  return { take, isBusy: isLoading, outcome, forget: () => setOutcome(null) };
}
