import { Button, Field, Flex, Grid, Textarea, Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { FormWindow } from '../shared/form-window';
import { amountExamples } from '../shared/money';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { type TextId, useText } from '../shared/texts';
import { emptyTicket, type TypedName, type TypedTicket, wrongInputs } from './ticket-form';

export type Problems = Partial<Record<TypedName, string>>;

/** Answers what is wrong with it; null once it is saved. */
export type SaveTicket = (typed: TypedTicket) => Promise<Problems | null>;

interface Props {
  /** What is changed; absent for a new one. */
  ticket?: TypedTicket;
  save: SaveTicket;
  onClose: () => void;
}

interface InputProps {
  name: TypedName;
  typed: TypedTicket;
  problems: Problems;
  onType: (name: TypedName, text: string) => void;
  unit?: ReactNode;
  type?: 'text' | 'datetime-local';
  required?: boolean;
}

function TicketInput({ name, typed, problems, onType, unit, type, required }: InputProps) {
  const text = useText();
  const hint = `ticket.${name}.hint` as TextId;
  return (
    <Field.Root name={name} required={required} error={problems[name]} hint={text(hint)}>
      <Field.Label>{text(`ticket.${name}`)}</Field.Label>
      <Field.Input
        type={type ?? 'text'}
        value={typed[name]}
        autoFocus={name === 'title'}
        inputMode={name === 'price' ? 'decimal' : undefined}
        maxLength={255}
        max={type && '9999-12-31T23:59'}
        onChange={(event) => onType(name, event.target.value)}
        endAction={unit}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** What is asked of a ticket: name, price and places; the rest may stay as it is. */
function TicketInputs(props: Pick<InputProps, 'typed' | 'problems' | 'onType'>) {
  const { typed, onType } = props;
  const { data: site } = useGetSiteSettingsQuery();
  const text = useText();
  const unit = <Typography textColor="neutral600">{site?.currency}</Typography>;
  return (
    <Grid.Root gap={4}>
      <Cell width={12}>
        <TicketInput {...props} name="title" required />
      </Cell>
      <Cell width={6}>
        <TicketInput {...props} name="price" unit={unit} />
      </Cell>
      <Cell width={6}>
        <TicketInput {...props} name="places" />
      </Cell>
      <Cell width={6}>
        <TicketInput {...props} name="saleFrom" type="datetime-local" />
      </Cell>
      <Cell width={6}>
        <TicketInput {...props} name="saleUntil" type="datetime-local" />
      </Cell>
      <Cell width={6}>
        <TicketInput {...props} name="most" />
      </Cell>
      <Cell width={12}>
        <Field.Root name="description">
          <Field.Label>{text('ticket.description')}</Field.Label>
          <Textarea
            value={typed.description}
            maxLength={10_000}
            onChange={(event) => onType('description', event.target.value)}
          />
        </Field.Root>
      </Cell>
    </Grid.Root>
  );
}

function Cell({ width, children }: { width: number; children: ReactNode }) {
  return (
    <Grid.Item col={width} xs={12} direction="column" alignItems="stretch">
      {children}
    </Grid.Item>
  );
}

function useTicketDialog({ ticket, save, onClose }: Props) {
  const [typed, setTyped] = useState(ticket ?? emptyTicket);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const [added, setAdded] = useState(0);
  const text = useText();
  const trySave = async (): Promise<boolean> => {
    const wrong = wrongInputs(typed).map((name) => [
      name,
      text(`ticket.${name}.wrong` as TextId, amountExamples()),
    ]);
    setProblems(Object.fromEntries(wrong) as Problems);
    if (wrong.length > 0) return false;
    setIsBusy(true);
    const refused = await save(typed);
    setIsBusy(false);
    setProblems(refused ?? {});
    return refused === null;
  };
  return {
    typed,
    problems,
    isBusy,
    added,
    isTyped: typed !== (ticket ?? emptyTicket),
    type: (name: TypedName, value: string) => setTyped({ ...typed, [name]: value }),
    saveAndClose: async () => {
      if (await trySave()) onClose();
    },
    saveAndAnother: async () => {
      if (!(await trySave())) return;
      setTyped(emptyTicket);
      setAdded(added + 1);
    },
  };
}

/** Adds or changes a ticket; several can be added one after the other. */
export default function TicketDialog(props: Props) {
  const { typed, problems, isBusy, added, isTyped, type, saveAndClose, saveAndAnother } =
    useTicketDialog(props);
  const text = useText();
  const buttons = (
    <Flex gap={2} wrap="wrap" justifyContent="flex-end">
      {!props.ticket && (
        <Button variant="secondary" loading={isBusy} onClick={() => void saveAndAnother()}>
          {text('ticket.another')}
        </Button>
      )}
      <Button type="submit" loading={isBusy} onClick={() => void saveAndClose()}>
        {text('ticket.save')}
      </Button>
    </Flex>
  );
  const title = text(props.ticket ? 'ticket.change' : 'ticket.new');
  return (
    <FormWindow title={title} onClose={props.onClose} action={buttons} isTyped={isTyped}>
      {/* New inputs for the next one: the first of them has the keyboard. */}
      <TicketInputs key={added} typed={typed} problems={problems} onType={type} />
    </FormWindow>
  );
}
