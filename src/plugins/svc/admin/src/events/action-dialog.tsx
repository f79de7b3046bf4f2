import { Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { EventAction } from '../../../server/src/contract/event-list';
import { PeopleNote } from '../actions/people-note';
import { FormWindow } from '../shared/form-window';
import { type TextId, useText } from '../shared/texts';
import type { ActionRequest } from './events-api';

/** What is asked before: by how much, how often, or only whether. */
export const askedActions = ['move', 'duplicate', 'unpublish', 'trash'] as const;
export type AskedAction = (typeof askedActions)[number];

export const isAsked = (action: EventAction): action is AskedAction =>
  askedActions.some((one) => one === action);

interface Props {
  action: AskedAction;
  documentIds: string[];
  isBusy: boolean;
  onAct: (options: Omit<ActionRequest, 'action' | 'documentIds'>) => void;
  onClose: () => void;
}

interface NumberProps {
  id: string;
  label: TextId;
  hint: TextId;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

function NumberInput({ id, label, hint, value, error, onType }: NumberProps) {
  const text = useText();
  return (
    <Field.Root name={id} hint={text(hint)} error={error}>
      <Field.Label>{text(label)}</Field.Label>
      <Field.Input
        inputMode="numeric"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

const wholeNumber = (text: string, least: number, most: number): number | null => {
  const number = /^[+-]?\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
};

const explained: Record<'unpublish' | 'trash', TextId> = {
  unpublish: 'unpublish.explain',
  trash: 'trash.explainMany',
};

function useOptions(action: AskedAction) {
  const [days, setDays] = useState('7');
  const [times, setTimes] = useState('1');
  const [every, setEvery] = useState('7');
  const [withTickets, setWithTickets] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const [byDays, byTimes] = [wholeNumber(days, -3650, 3650), wholeNumber(times, 1, 52)];
  const byEvery = wholeNumber(every, 1, 366);
  const needsDays = action === 'move' || action === 'duplicate';
  const isWrong = needsDays && [byDays, byTimes, byEvery].includes(null);
  const all = { days: byDays ?? 0, times: byTimes ?? 1, every: byEvery ?? 7, withTickets };
  return {
    inputs: { days, setDays, times, setTimes, every, setEvery, withTickets, setWithTickets },
    wrongDays: isChecked && byDays === null,
    wrongTimes: isChecked && byTimes === null,
    wrongEvery: isChecked && byEvery === null,
    /** What is sent; null where something cannot be. */
    read: () => {
      setIsChecked(true);
      if (isWrong) return null;
      if (action === 'duplicate') return all;
      return action === 'move' ? { days: all.days } : {};
    },
  };
}

type Options = ReturnType<typeof useOptions>;

/** How many copies, and what they have. */
function CopyInputs({ options: { inputs, wrongTimes, wrongEvery } }: { options: Options }) {
  const text = useText();
  return (
    <>
      <NumberInput
        id="times"
        label="events.duplicate.times"
        hint="events.duplicate.timesHint"
        value={inputs.times}
        error={wrongTimes ? text('events.wrongTimes') : undefined}
        onType={inputs.setTimes}
      />
      <NumberInput
        id="every"
        label="events.duplicate.every"
        hint="events.duplicate.everyHint"
        value={inputs.every}
        error={wrongEvery ? text('events.wrongEvery') : undefined}
        onType={inputs.setEvery}
      />
      <Checkbox
        checked={inputs.withTickets}
        onCheckedChange={(checked) => inputs.setWithTickets(checked === true)}
      >
        {text('events.duplicate.tickets')}
      </Checkbox>
      <Typography variant="pi" textColor="neutral600">
        {text('events.duplicate.explain')}
      </Typography>
    </>
  );
}

function Inputs({
  action,
  options,
  count,
}: {
  action: AskedAction;
  options: Options;
  count: number;
}) {
  const text = useText();
  const { inputs, wrongDays } = options;
  if (action === 'unpublish' || action === 'trash') {
    return <Typography>{text(explained[action], { count })}</Typography>;
  }
  return (
    <>
      <NumberInput
        id="days"
        label={action === 'move' ? 'events.move.days' : 'events.duplicate.days'}
        hint={action === 'move' ? 'events.move.hint' : 'events.duplicate.daysHint'}
        value={inputs.days}
        error={wrongDays ? text('events.wrongDays') : undefined}
        onType={inputs.setDays}
      />
      {action === 'duplicate' && <CopyInputs options={options} />}
    </>
  );
}

/** Asks before something is done that people notice, or that needs a number. */
export function ActionDialog({ action, documentIds, isBusy, onAct, onClose }: Props) {
  const options = useOptions(action);
  const text = useText();
  const label = text(`events.action.${action}` as TextId);
  const send = () => {
    const read = options.read();
    if (read) onAct(read);
  };
  const variant = action === 'trash' ? 'danger-light' : 'default';
  const button = (
    <Button variant={variant} loading={isBusy} onClick={send}>
      {label}
    </Button>
  );
  return (
    <FormWindow title={label} onClose={onClose} action={button}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Inputs action={action} options={options} count={documentIds.length} />
        {action !== 'duplicate' && <PeopleNote events={documentIds} />}
      </Flex>
    </FormWindow>
  );
}
