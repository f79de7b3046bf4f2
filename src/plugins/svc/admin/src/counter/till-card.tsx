import { Box, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { Till, Tills, TillSum } from '../../../server/src/contract/counter';
import { minor, minus, noMoney, type StoredMinor } from '../../../server/src/domain/money';
import { saidByServer } from '../shared/server-sentences';
import { readableDay, readableTime } from '../shared/instant';
import { useText } from './texts';
import { AmountForm } from './amount-form';
import { CloseTill } from './close-till';
import { useCloseTillMutation, useOpenTillMutation } from './counter-api';
import { moneyText } from '../shared/money';

function Row({ label, detail, amount }: { label: string; detail?: string; amount: string }) {
  return (
    <Flex justifyContent="space-between" alignItems="baseline" gap={3}>
      <Box>
        <Typography tag="p">{label}</Typography>
        {detail && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {detail}
          </Typography>
        )}
      </Box>
      <Typography fontWeight="semiBold">{amount}</Typography>
    </Flex>
  );
}

function useAmounts(currency: string) {
  return (amount: StoredMinor) => moneyText(amount, currency);
}

/** What came in by one way of paying, less what went back of it. */
function Taken({ sum, currency }: { sum: TillSum; currency: string }) {
  const text = useText();
  const amountOf = useAmounts(currency);
  const { means, orders } = sum;
  const [sold, refunded] = [minor(sum.total), minor(sum.refunded)];
  const detail =
    refunded === noMoney
      ? text('till.sum', { orders })
      : text('till.lessRefunds', {
          orders,
          sold: amountOf(sold),
          refunded: amountOf(refunded),
        });
  return (
    <Row
      label={text(`counter.${means}`)}
      detail={detail}
      amount={amountOf(minus(sold, refunded))}
    />
  );
}

function Sums({ till }: { till: Till }) {
  const text = useText();
  const amountOf = useAmounts(till.currency);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Row label={text('till.started')} amount={amountOf(till.opening)} />
      {till.sums.map((sum) => (
        <Taken key={sum.means} sum={sum} currency={till.currency} />
      ))}
      <Row label={text('till.expected')} amount={amountOf(till.expected)} />
    </Flex>
  );
}

const differenceOf = ({ counted, expected }: Till) => minus(minor(counted ?? 0), minor(expected));

function useTillActions() {
  const [open, { isLoading: isOpening }] = useOpenTillMutation();
  const [close, { isLoading: isClosing }] = useCloseTillMutation();
  const { toggleNotification } = useNotification();
  const text = useText();
  const fail = (error: unknown) => {
    const { message = '' } = (error ?? {}) as { message?: string };
    toggleNotification({ type: 'danger', message: saidByServer(message) });
  };
  return {
    isBusy: isOpening || isClosing,
    open: async (opening: number) => {
      const result = await open({ opening });
      if ('error' in result) fail(result.error);
      else toggleNotification({ type: 'success', message: text('till.isOpen') });
    },
    close: async (till: number, counted: number) => {
      const result = await close({ till, counted });
      if ('error' in result) return fail(result.error);
      const { data } = result;
      const difference = differenceOf(data);
      const amount = moneyText(difference, data.currency);
      const type = difference === noMoney ? 'success' : 'warning';
      toggleNotification({ type, message: text('till.closed', { amount }) });
    },
  };
}

function ClosedTills({ closed }: { closed: Till[] }) {
  const text = useText();
  if (closed.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {text('till.earlier')}
      </Typography>
      {closed.map((till) => {
        const at = new Date((till.closedAt ?? 0) * 1000).toISOString();
        const difference = differenceOf(till);
        const isNone = difference === noMoney;
        return (
          <Row
            key={till.id}
            label={`${readableDay(at)}, ${readableTime(at)}`}
            detail={isNone ? text('till.noDifference') : text('till.difference')}
            amount={moneyText(
              isNone ? ((till.counted ?? 0) as StoredMinor) : difference,
              till.currency,
            )}
          />
        );
      })}
    </Flex>
  );
}

/** The clerk's own till: opened, what came in, counted and closed. */
export function TillCard({ tills: { own, closed, currency } }: { tills: Tills }) {
  const text = useText();
  const { open, close, isBusy } = useTillActions();
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      {own ? (
        <>
          <Typography textColor="neutral600">
            {text('till.opened', {
              time: readableTime(new Date(own.openedAt * 1000).toISOString()),
            })}
          </Typography>
          <Sums till={own} />
          <CloseTill
            key={own.id}
            till={own}
            isBusy={isBusy}
            onClose={(counted) => close(own.id, counted)}
          />
        </>
      ) : (
        <>
          <Typography>{text('till.needed')}</Typography>
          <AmountForm
            key="open"
            label={text('till.opening')}
            button={text('till.open')}
            currency={currency}
            isBusy={isBusy}
            onAmount={open}
          />
        </>
      )}
      <ClosedTills closed={closed} />
    </Flex>
  );
}
