import { Button, Field, Flex } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { type KeyboardEvent, useState } from 'react';
import { useText } from './texts';

interface Props {
  isCreating: boolean;
  onCreate: (name: string) => Promise<void>;
}

export function CreatePassword({ isCreating, onCreate }: Props) {
  const text = useText();
  const [name, setName] = useState('');
  const isNamed = name.trim() !== '';
  const create = () => {
    if (isNamed && !isCreating) void onCreate(name);
  };
  // The field is inside the user's form, which is not to be submitted.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    create();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name="applicationPasswordName" hint={text('passwords.name.hint')}>
        <Field.Label>{text('passwords.name')}</Field.Label>
        <Field.Input
          value={name}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Field.Hint />
      </Field.Root>
      <Button
        fullWidth
        variant="secondary"
        startIcon={<Plus />}
        disabled={!isNamed}
        loading={isCreating}
        onClick={create}
      >
        {text('passwords.create')}
      </Button>
    </Flex>
  );
}
