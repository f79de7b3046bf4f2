import { Button, Flex, Typography } from '@strapi/design-system';
import type { EventAction, NamedEvent } from '../../../server/src/contract/event-list';
import { PeopleNote } from '../actions/people-note';
import { FormWindow } from '../shared/form-window';
import { NamedThings } from '../shared/named-things';
import type { TextId } from '../shared/texts';
import { DayInputs } from './day-inputs';
import type { ActionRequest } from './events-api';
import { useText } from './texts';
import { useActionOptions } from './use-action-options';

/** What is asked before: to which day, how often, or only whether. */
export const askedActions = ['move', 'duplicate', 'unpublish', 'trash'] as const;
export type AskedAction = (typeof askedActions)[number];

export const isAsked = (action: EventAction): action is AskedAction =>
  askedActions.some((one) => one === action);

interface Props {
  action: AskedAction;
  documentIds: string[];
  /** What is known of them. */
  rows: NamedEvent[];
  /** When the only one begins, as a clock there shows it; null for several, and where that is not known. */
  start: string | null;
  isBusy: boolean;
  onAct: (options: Omit<ActionRequest, 'action' | 'documentIds'>) => void;
  onClose: () => void;
}

const explained: Record<'unpublish' | 'trash', TextId> = {
  unpublish: 'unpublish.explain',
  trash: 'trash.explainMany',
};

/** Asks before something is done that people notice, or that needs a day. */
export function ActionDialog({ action, documentIds, rows, start, isBusy, onAct, onClose }: Props) {
  const options = useActionOptions(action, start);
  const text = useText();
  const label = text(`events.action.${action}` as TextId);
  const send = () => {
    const read = options.read();
    if (read) onAct(read);
  };
  const variant = action === 'trash' ? 'danger-light' : 'default';
  const button = (
    <Button type="submit" variant={variant} loading={isBusy} onClick={send}>
      {label}
    </Button>
  );
  return (
    <FormWindow title={label} onClose={onClose} action={button}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <NamedThings things={rows} untitled={text('events.untitled')} />
        {action === 'move' || action === 'duplicate' ? (
          <DayInputs action={action} options={options} />
        ) : (
          <Typography>{text(explained[action], { count: documentIds.length })}</Typography>
        )}
        {action === 'move' && <Typography>{text('events.move.atOnce')}</Typography>}
        {action !== 'duplicate' && <PeopleNote events={documentIds} />}
      </Flex>
    </FormWindow>
  );
}
