import { Field, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { plannedFields } from '../../../server/src/contract/planned-fields';
import { dayOf, endOfDay, fromInputValue, startOfDay, toInputValue } from '../shared/wall-clock';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';
import { useFollowingEnd } from './use-following-end';
import { useZoneOfForm } from './use-zone-of-form';

/** Clocks that say more than a day, whatever the event takes. */
const withTimes: readonly string[] = [...plannedFields, 'changesUntil'];

/** An all-day event begins and ends with its days, as the server will store it. */
function useWholeDays(name: string, isAllDay: boolean, isDisabled: boolean) {
  const { value, onChange } = useField<string | null>(name);
  const bound = name.endsWith('endDate') ? endOfDay : startOfDay;
  const wholeDay = value ? `${dayOf(value)} ${bound}` : value;
  useEffect(() => {
    if (isAllDay && !isDisabled && wholeDay !== value) onChange(name, wholeDay);
  }, [isAllDay, isDisabled, name, onChange, value, wholeDay]);
  return bound;
}

/** A date and time as a clock at the place shows it: the text that is stored is the text that is seen. */
export default function LocalDatetimeInput({ name, disabled = false, ...field }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const isOfWholeDays = useForm('LocalDatetimeInput', ({ values }) =>
    Boolean((values as { allDay?: boolean | null }).allDay),
  );
  const isAllDay = isOfWholeDays && !withTimes.includes(name);
  const bound = useWholeDays(name, isAllDay, disabled);
  const zone = useZoneOfForm();

  const moveEnd = useFollowingEnd(name);

  const store = (input: string) => {
    const wholeDay = input ? `${input} ${bound}` : null;
    const next = isAllDay ? wholeDay : fromInputValue(input);
    moveEnd(next);
    onChange(name, next);
  };
  const shown = value ? (isAllDay ? dayOf(value) : toInputValue(value)) : '';

  return (
    <LabelledField
      name={name}
      error={error}
      beside={
        // In the input it would take the room of the time, in a zone with a long name.
        <Typography variant="pi" textColor="neutral600" data-zone>
          {zone}
        </Typography>
      }
      {...field}
    >
      <Field.Input
        type={isAllDay ? 'date' : 'datetime-local'}
        // One second, where there are seconds to keep; the browser hides them otherwise.
        step={shown.length > 16 ? 1 : 60}
        max={isAllDay ? '9999-12-31' : '9999-12-31T23:59'}
        value={shown}
        disabled={disabled}
        onChange={(event) => store(event.target.value)}
      />
    </LabelledField>
  );
}
