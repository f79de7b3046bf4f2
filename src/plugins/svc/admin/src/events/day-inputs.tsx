import { Checkbox, Field, Typography } from '@strapi/design-system';
import { dayText } from './day-text';
import { type EventsTextId, useText } from './texts';
import type { ActionOptions } from './use-action-options';

interface InputProps {
  id: string;
  label: EventsTextId;
  hint: EventsTextId;
  value: string;
  error: EventsTextId | false;
  onType: (value: string) => void;
  type?: 'text' | 'date';
}

function Input({ id, label, hint, value, error, onType, type = 'text' }: InputProps) {
  const text = useText();
  return (
    <Field.Root name={id} hint={text(hint)} error={error ? text(error) : undefined}>
      <Field.Label>{text(label)}</Field.Label>
      <Field.Input
        type={type}
        inputMode={type === 'text' ? 'numeric' : undefined}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** So many are named one by one. */
const mostNamed = 6;

const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** On which days it will begin, in the language of the panel. */
function ResultingDays({ days }: { days: string[] }) {
  const text = useText();
  if (days.length === 0) return null;
  const named = days.length > mostNamed ? days.toSpliced(mostNamed - 1, Infinity) : days;
  const said = named.map((day) => dayText(day, format));
  const last = named.length < days.length ? ['…', dayText(days.at(-1)!, format)] : [];
  return (
    <Typography role="status">
      {text('events.resulting', { count: days.length, days: [...said, ...last].join('; ') })}
    </Typography>
  );
}

/** How many copies, and what they have. */
function CopyInputs({ options: { inputs, wrongTimes, wrongEvery } }: { options: ActionOptions }) {
  const text = useText();
  const { times, setTimes, every, setEvery } = inputs;
  const numbers = [
    { id: 'times', value: times, onType: setTimes, error: wrongTimes && 'events.wrongTimes' },
    { id: 'every', value: every, onType: setEvery, error: wrongEvery && 'events.wrongEvery' },
  ] as const;
  return (
    <>
      {numbers.map(({ id, ...input }) => (
        <Input
          key={id}
          id={id}
          label={`events.duplicate.${id}`}
          hint={`events.duplicate.${id}Hint`}
          {...input}
        />
      ))}
      <Checkbox
        checked={inputs.withTickets}
        onCheckedChange={(checked) => inputs.setWithTickets(checked === true)}
      >
        {text('events.duplicate.tickets')}
      </Checkbox>
    </>
  );
}

interface Props {
  action: 'move' | 'duplicate';
  options: ActionOptions;
}

/** To which day, or by how many days; of copies, how many and how far apart. */
export function DayInputs({ action, options }: Props) {
  const text = useText();
  const { inputs, wrongDays, resultingDays } = options;
  return (
    <>
      {inputs.byDay ? (
        <Input
          id="day"
          type="date"
          label={`events.${action}.day`}
          hint={`events.${action}.dayHint`}
          value={inputs.day}
          error={wrongDays && 'events.wrongDay'}
          onType={inputs.setDay}
        />
      ) : (
        <Input
          id="days"
          label={`events.${action}.days`}
          hint={`events.${action}.daysHint`}
          value={inputs.days}
          error={wrongDays && 'events.wrongDays'}
          onType={inputs.setDays}
        />
      )}
      {action === 'duplicate' && <CopyInputs options={options} />}
      <ResultingDays days={resultingDays} />
      {action === 'duplicate' && (
        <Typography variant="pi" textColor="neutral600">
          {text('events.duplicate.explain')}
        </Typography>
      )}
    </>
  );
}
