import { Alert, Button, Field, Flex, Grid, LinkButton, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { CounterEvent, CounterMeans } from '../../../server/src/contract/counter';
import { useTicketsFile } from '../box-office/use-tickets-file';
import { addressOf, orderUid } from '../shared/box-office';
import { useText } from './texts';
import { useCan } from '../shared/use-box-office';
import { CashGiven } from './cash-given';
import { TicketQuantities } from './ticket-quantities';
import { type Sale, useSale } from './use-sale';
import { moneyText } from '../shared/money';

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
  if (!sold) return null;
  const total = moneyText(sold.total, sold.currency);
  return (
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
export function SaleForm({ event, isTillOpen }: { event: CounterEvent; isTillOpen: boolean }) {
  const sale = useSale(event);
  const text = useText();
  const { problem, refusal, finish } = sale;
  const wrong = problem === 'tickets' ? text('counter.choose') : refusal;
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
      <TicketQuantities event={event} sale={sale} />
      <BuyerFields sale={sale} />
      <MeansChoice sale={sale} />
      {sale.means === 'cash' && <CashGiven sale={sale} currency={event.currency} />}
      {wrong && (
        <Typography role="alert" textColor="danger600">
          {wrong}
        </Typography>
      )}
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Total total={sale.total} />
        <Buttons sale={sale} isTillOpen={isTillOpen} />
      </Flex>
    </Flex>
  );
}
