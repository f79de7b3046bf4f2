import { Box, Button, Field, Flex, IconButton, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import {
  maxReturnSteps,
  readReturnPolicy,
  type ReturnStep,
  returnPolicyText,
} from '../../../server/src/contract/return-policy';
import { useText } from '../shared/texts';
import { fromInputValue, toInputValue } from '../shared/wall-clock';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';
import { useZoneOfForm } from './use-zone-of-form';

interface StepProps {
  step: ReturnStep;
  number: number;
  disabled: boolean;
  zone: string;
  onChange: (step: ReturnStep) => void;
  onRemove: () => void;
}

/** A number of percent, or none that could be meant. */
function percentOf(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Math.min(100, Number(text)) : 0;
}

function Step({ step, number, disabled, zone, onChange, onRemove }: StepProps) {
  const text = useText();
  return (
    <Flex gap={2} alignItems="center" wrap="wrap" data-step={number}>
      <Box width="10rem">
        <Field.Root name={`return-percent-${number}`}>
          <Field.Input
            aria-label={text('return.percent', { number })}
            inputMode="numeric"
            value={String(step.percent)}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...step, percent: percentOf(target.value) })}
            endAction={<Typography variant="pi">%</Typography>}
          />
        </Field.Root>
      </Box>
      <Typography>{text('return.until')}</Typography>
      <Box width="20rem">
        <Field.Root name={`return-until-${number}`}>
          <Field.Input
            aria-label={text('return.untilOf', { number })}
            type="datetime-local"
            step={60}
            max="9999-12-31T23:59"
            value={step.until ? toInputValue(step.until) : ''}
            disabled={disabled}
            onChange={({ target }) =>
              onChange({ ...step, until: fromInputValue(target.value) ?? '' })
            }
            endAction={
              <Typography variant="pi" textColor="neutral600">
                {zone}
              </Typography>
            }
          />
        </Field.Root>
      </Box>
      <IconButton
        label={text('return.remove', { number })}
        disabled={disabled}
        onClick={onRemove}
        variant="ghost"
      >
        <Trash />
      </IconButton>
    </Flex>
  );
}

/** How much of a price goes back, and until when: a line for each step. The form has it as text. */
export default function ReturnPolicyInput({ disabled = false, ...field }: InputProps) {
  const { value, error, onChange } = useField<string | null | undefined>(field.name);
  const text = useText();
  const zone = useZoneOfForm();
  const steps = readReturnPolicy(value) ?? [];
  const store = (changed: ReturnStep[]) => onChange(field.name, returnPolicyText(changed));
  const replace = (at: number, step: ReturnStep) =>
    store(steps.map((one, index) => (index === at ? step : one)));
  return (
    <LabelledField {...field} error={error}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {steps.length === 0 && (
          <Typography textColor="neutral600">{text('return.none')}</Typography>
        )}
        {steps.map((step, index) => (
          <Step
            key={index}
            step={step}
            number={index + 1}
            disabled={disabled}
            zone={zone}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => store(steps.filter((_, at) => at !== index))}
          />
        ))}
        <Box>
          <Button
            variant="tertiary"
            startIcon={<Plus />}
            disabled={disabled || steps.length >= maxReturnSteps}
            onClick={() => store([...steps, { until: '', percent: steps.length === 0 ? 100 : 50 }])}
          >
            {text('return.add')}
          </Button>
        </Box>
      </Flex>
    </LabelledField>
  );
}
