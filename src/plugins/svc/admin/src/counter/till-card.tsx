import { Box, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { Till, Tills, TillSum } from '../../../server/src/contract/counter';
import { minor, minus, noMoney, type StoredMinor, unitsOf } from '../../../server/src/domain/money';
import { type Refused, refusalSentence } from '../shared/refusal-sentence';
import { readableDay, readableTime } from '../shared/instant';
import { sentencesSoon } from '../shared/server-sentences';
import { useText } from './texts';
import { AmountForm } from './amount-form';
import { CloseTill } from './close-till';
import {
  useCloseTillMutation,
  useLazyGetClosedTillsQuery,
  useOpenTillMutation,
} from './counter-api';
import { moneyText } from '../shared/money';

export function Row({ label, detail, amount }: { label: string; detail?: string; amount: string }) {
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

/** What came in or went out by one way of paying. */
function Moved({ sum, currency }: { sum: TillSum; currency: string }) {
  const text = useText();
  const { kind, means, count } = sum;
  return (
    <Row
      label={text(`till.${kind}`, { means: text(`counter.${means}`) })}
      detail={text(kind === 'refund' ? 'till.countRefunds' : 'till.count', { count })}
      amount={moneyText(sum.amount, currency)}
    />
  );
}

const inOrder = ['sale', 'payment', 'refund'];
const rank = ({ kind }: TillSum) => inOrder.indexOf(kind);

/** What has been handed over, kind by kind. */
function Movements({ till, isCash }: { till: Till; isCash: boolean }) {
  const sums = till.sums.filter(({ means }) => (means === 'cash') === isCash);
  return sums
    .toSorted((one, other) => rank(one) - rank(other))
    .map((sum) => <Moved key={sum.kind + sum.means} sum={sum} currency={till.currency} />);
}

/** What should be in it, and how it comes to that; what is no cash stands apart. */
export function Sums({ till }: { till: Till }) {
  const text = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Row label={text('till.started')} amount={moneyText(till.opening, till.currency)} />
      <Movements till={till} isCash />
      <Row label={text('till.expected')} amount={moneyText(till.expected, till.currency)} />
      <Movements till={till} isCash={false} />
    </Flex>
  );
}

export const differenceOf = ({ counted, expected }: Till) =>
  minus(minor(counted ?? 0), minor(expected));

function useTillActions() {
  const [open, { isLoading: isOpening }] = useOpenTillMutation();
  const [close, { isLoading: isClosing }] = useCloseTillMutation();
  const [findClosed] = useLazyGetClosedTillsQuery();
  const { toggleNotification } = useNotification();
  const text = useText();
  const fail = async (error: unknown) => {
    await sentencesSoon();
    const { message = '', ...refused } = (error ?? {}) as Refused & { message?: string };
    toggleNotification({ type: 'danger', message: refusalSentence(message, refused, text) });
  };
  /** In another window it may be closed already. */
  const failToClose = async (till: number, error: unknown) => {
    const asked = findClosed(1);
    const { data } = await asked;
    asked.unsubscribe();
    const closed = data?.tills.find(({ id }) => id === till);
    if (!closed) return fail(error);
    const amount = moneyText((closed.counted ?? 0) as StoredMinor, closed.currency);
    toggleNotification({ type: 'danger', message: text('till.closedWith', { amount }) });
  };
  return {
    isBusy: isOpening || isClosing,
    open: async (opening: number) => {
      const result = await open({ opening });
      if ('error' in result) await fail(result.error);
      else toggleNotification({ type: 'success', message: text('till.isOpen') });
    },
    close: async ({ id: till, ...shown }: Till, counted: number) => {
      const expected = unitsOf(minor(shown.expected));
      const result = await close({ till, counted, expected });
      if ('error' in result) return failToClose(till, result.error);
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

/** Since when it is open; of a till from another day also that it is, since its sums are not today's. */
function OpenSince({ till }: { till: Till }) {
  const text = useText();
  const at = new Date(till.openedAt * 1000).toISOString();
  const day = readableDay(at);
  const isOld = day !== readableDay(new Date().toISOString());
  const time = isOld ? `${day}, ${readableTime(at)}` : readableTime(at);
  return (
    <>
      <Typography textColor="neutral600">{text('till.opened', { time })}</Typography>
      {isOld && (
        <Box background="warning100" borderColor="warning200" hasRadius padding={3}>
          <Typography fontWeight="semiBold">{text('till.isOld')}</Typography>
        </Box>
      )}
    </>
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
          <OpenSince till={own} />
          <Sums till={own} />
          <CloseTill
            key={own.id}
            till={own}
            isBusy={isBusy}
            onClose={(counted) => close(own, counted)}
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
