import { Alert, Button, Field, Flex, Grid, LinkButton, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CounterMeans } from '../../../server/src/contract/counter';
import { useTicketsFile } from '../box-office/use-tickets-file';
import { addressOf, orderUid } from '../shared/box-office';
import { useText } from './texts';
import { useCan } from '../shared/use-box-office';
import { CashGiven } from './cash-given';
import { TicketQuantities } from './ticket-quantities';
import { type Sale, type SaleProps, useSale } from './use-sale';
import { moneyText } from '../shared/money';

/** What is typed of a sale. */
const Parts = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  &:disabled {
    button,
    div:has(> input) {
      background: ${({ theme }) => theme.colors.neutral150};
      color: ${({ theme }) => theme.colors.neutral600};
    }
    span {
      color: inherit;
    }
  }
`;

const allMeans: CounterMeans[] = ['cash', 'card', 'free'];

function MeansChoice({ sale }: { sale: Sale }) {
  const text = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography id="counter-means" variant="pi" fontWeight="bold">
        {text('counter.means')}
      </Typography>
      <Flex role="group" aria-labelledby="counter-means" gap={2} wrap="wrap">
        {allMeans.map((one) => (
          <Button
            key={one}
            size="L"
            variant={sale.means === one ? 'default' : 'tertiary'}
            aria-pressed={sale.means === one}
            onClick={() => sale.setMeans(one)}
          >
            {text(`counter.${one}`)}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

function BuyerFields({ sale }: { sale: Sale }) {
  const text = useText();
  const { buyer, setBuyer, problem } = sale;
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <Field.Root
          name="name"
          required
          error={problem === 'name' ? text('counter.name.wrong') : undefined}
        >
          <Field.Label>{text('counter.name')}</Field.Label>
          <Field.Input
            value={buyer.name}
            maxLength={255}
            autoComplete="off"
            onChange={(event) => setBuyer({ ...buyer, name: event.target.value })}
          />
          <Field.Error />
        </Field.Root>
      </Grid.Item>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <Field.Root
          name="email"
          hint={text('counter.email.hint')}
          error={problem === 'email' ? text('counter.email.wrong') : undefined}
        >
          <Field.Label>{text('counter.email')}</Field.Label>
          <Field.Input
            type="email"
            value={buyer.email}
            maxLength={254}
            autoComplete="off"
            onChange={(event) => setBuyer({ ...buyer, email: event.target.value })}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
      </Grid.Item>
    </Grid.Root>
  );
}

/** Opens the tickets; for whoever may not print them the page of the order, which has them, too. */
function PrintAgain({ sold: { documentId, url } }: { sold: NonNullable<Sale['sold']> }) {
  const text = useText();
  const canPrint = useCan('printTickets');
  const { isBusy, show } = useTicketsFile();
  return canPrint ? (
    <Button size="S" variant="secondary" loading={isBusy} onClick={() => void show(documentId)}>
      {text('counter.print')}
    </Button>
  ) : (
    <LinkButton href={url} target="_blank" rel="noreferrer" size="S" variant="secondary">
      {text('counter.print')}
    </LinkButton>
  );
}

function Sold({ sale: { sold, dismiss } }: { sale: Sale }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  // On a telephone it is above what was pressed.
  useEffect(() => {
    if (sold) place.current?.scrollIntoView({ block: 'center' });
  }, [sold]);
  if (!sold) return null;
  const total = moneyText(sold.total, sold.currency);
  return (
    <div ref={place}>
      <Alert
        variant="success"
        closeLabel={text('counter.dismiss')}
        onClose={dismiss}
        title={text('counter.sold', { order: sold.orderId, total })}
        action={
          <Flex gap={2} wrap="wrap">
            <PrintAgain sold={sold} />
            <LinkButton
              tag={Link}
              to={addressOf(orderUid, sold.documentId)}
              size="S"
              variant="tertiary"
            >
              {text('counter.showOrder')}
            </LinkButton>
          </Flex>
        }
      >
        {[
          sold.change && text('counter.changeOf', { amount: sold.change }),
          sold.email && text('counter.sent', { email: sold.email }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
    </div>
  );
}

/** Ends the sale: with a mail, where there is an address, or with tickets to print. */
function Buttons({ sale, isTillOpen }: { sale: Sale; isTillOpen: boolean }) {
  const text = useText();
  const { isBusy, finish } = sale;
  return (
    <Flex gap={2} wrap="wrap">
      {sale.buyer.email.trim() !== '' && (
        <Button
          size="L"
          variant="secondary"
          disabled={!isTillOpen}
          loading={isBusy}
          onClick={() => void finish(false)}
        >
          {text('counter.sellAndSend')}
        </Button>
      )}
      <Button size="L" type="submit" disabled={!isTillOpen} loading={isBusy}>
        {text('counter.sellAndPrint')}
      </Button>
    </Flex>
  );
}

/** Nobody knows whether it was sold: it is sent once more as it was, or left. */
function AskAgain({ sale: { begin, isBusy } }: { sale: Sale }) {
  const text = useText();
  return (
    <Flex gap={2} wrap="wrap">
      <Button size="L" variant="tertiary" disabled={isBusy} onClick={begin}>
        {text('counter.begin')}
      </Button>
      <Button size="L" type="submit" loading={isBusy}>
        {text('counter.askAgain')}
      </Button>
    </Flex>
  );
}

function Total({ total }: { total: string }) {
  const text = useText();
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="alpha" tag="p">
        <Typography
          variant="delta"
          textColor="neutral600"
        >{`${text('counter.total')} `}</Typography>
        {total}
      </Typography>
      <Typography variant="pi" tag="p" textColor="neutral600">
        {text('counter.noVoucher')}
      </Typography>
    </Flex>
  );
}

/** A sale of the event, from the quantities to the printed tickets. */
export function SaleForm(props: SaleProps) {
  const sale = useSale(props);
  const { event, till } = props;
  const text = useText();
  const { problem, refusal, finish } = sale;
  const wrong = problem === 'tickets' ? text('counter.choose') : refusal;
  const said = sale.isUnanswered ? text('counter.unanswered') : wrong;
  return (
    <Flex
      tag="form"
      noValidate
      direction="column"
      alignItems="stretch"
      gap={5}
      onSubmit={(submitted: { preventDefault(): void }) => {
        submitted.preventDefault();
        void finish(true);
      }}
    >
      <Sold sale={sale} />
      <Parts disabled={sale.isUnanswered}>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <TicketQuantities event={event} sale={sale} />
          <BuyerFields sale={sale} />
          {sale.means !== null && <MeansChoice sale={sale} />}
          {sale.means === 'cash' && <CashGiven sale={sale} currency={event.currency} />}
        </Flex>
      </Parts>
      {said && (
        <Typography role="alert" textColor="danger600">
          {said}
        </Typography>
      )}
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Total total={sale.total} />
        {sale.isUnanswered ? (
          <AskAgain sale={sale} />
        ) : (
          <Buttons sale={sale} isTillOpen={till !== null} />
        )}
      </Flex>
    </Flex>
  );
}
