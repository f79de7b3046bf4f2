import { Box, Field, Flex, Typography } from '@strapi/design-system';
import { isMore, minus, noMoney } from '../../../server/src/domain/money';
import { amountExamples, moneyText } from '../shared/money';
import { useText } from './texts';
import type { Sale } from './use-sale';

function Back({ change, currency }: { change: Sale['change']; currency: string }) {
  const text = useText();
  if (change === null) return null;
  const isShort = isMore(noMoney, change);
  const amount = isShort ? minus(noMoney, change) : change;
  return (
    <>
      <Typography tag="p" variant="pi" fontWeight="bold">
        {text(isShort ? 'counter.short' : 'counter.change')}
      </Typography>
      <Typography tag="p" variant="beta" textColor={isShort ? 'danger600' : 'success600'}>
        {moneyText(amount, currency)}
      </Typography>
    </>
  );
}

/** What the buyer hands over, and what goes back of it. It is worked out here, and kept nowhere. */
export function CashGiven({ sale, currency }: { sale: Sale; currency: string }) {
  const text = useText();
  const { given, setGiven, change, problem, refusal } = sale;
  const isWrong = given.trim() !== '' && change === null;
  const isShort = problem === 'given' && !isWrong;
  const error = isWrong
    ? text('till.wrong', amountExamples())
    : isShort && text('counter.tooLittle');
  return (
    <Flex gap={6} alignItems="flex-start" wrap="wrap">
      <Box width="16rem">
        <Field.Root name="given" error={error || undefined}>
          <Field.Label>{text('counter.given')}</Field.Label>
          <Field.Input
            inputMode="decimal"
            autoComplete="off"
            value={given}
            onChange={(event) => setGiven(event.target.value)}
            endAction={<Typography textColor="neutral600">{currency}</Typography>}
          />
          <Field.Error />
        </Field.Root>
      </Box>
      <Flex direction="column" alignItems="flex-start" gap={1} aria-live="polite">
        {/* Of what was not sold nothing goes back. */}
        {!refusal && <Back change={change} currency={currency} />}
      </Flex>
    </Flex>
  );
}
