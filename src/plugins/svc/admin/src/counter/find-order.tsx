import { Button, Field, Flex } from '@strapi/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderUid } from '../shared/box-office';
import { useMayRead } from '../shared/use-allowed';
import { useText } from './texts';

const list = `/content-manager/collection-types/${orderUid}`;

/** Whether there are orders to be found by whoever is signed in. */
export const useCanFindOrders = (): boolean => useMayRead(orderUid);

/** Leads to the orders that have what is typed: a name, an address, a number, or the code of a ticket. */
export function FindOrder() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const text = useText();
  const find = () => {
    const search = new URLSearchParams({ page: '1', _q: typed.trim() });
    if (typed.trim() !== '') void navigate(`${list}?${search}`);
  };
  return (
    <Flex
      tag="form"
      noValidate
      role="search"
      direction="column"
      alignItems="stretch"
      gap={4}
      onSubmit={(submitted: { preventDefault(): void }) => {
        submitted.preventDefault();
        find();
      }}
    >
      <Field.Root name="order" hint={text('counter.find.hint')}>
        <Field.Label>{text('counter.find.what')}</Field.Label>
        <Field.Input
          value={typed}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Button type="submit" variant="secondary">
        {text('counter.find')}
      </Button>
    </Flex>
  );
}
