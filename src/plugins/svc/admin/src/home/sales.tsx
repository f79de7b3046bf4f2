import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { DayOfSales } from '../../../server/src/contract/overview';
import { minor, sumOf } from '../../../server/src/domain/money';
import { dayText } from '../events/day-text';
import { useText } from './texts';
import { useGetSalesQuery } from './home-api';
import { Part } from './part';
import { moneyText } from '../shared/money';

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.8rem;
  li {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
    gap: 0.4rem;
    min-width: 0;
  }
`;

const Bar = styled.div<{ $share: number }>`
  width: 100%;
  max-width: 4.8rem;
  height: ${({ $share }) => Math.max(2, Math.round($share * 120))}px;
  border-radius: 0.4rem 0.4rem 0 0;
  background: ${({ theme }) => theme.colors.primary500};
`;

/** In the currency of the sum above. */
function Chart({ days }: { days: DayOfSales[] }) {
  const most = Math.max(1, ...days.map((one) => Number(one.amountMinor)));
  return (
    <Bars>
      {days.map((one) => (
        <li key={one.day}>
          <Typography variant="pi" textColor="neutral600">
            {moneyText(one.amountMinor, null)}
          </Typography>
          <Bar $share={Number(one.amountMinor) / most} aria-hidden />
          <Typography variant="pi" textColor="neutral600">
            {dayText(one.day, { weekday: 'short', day: 'numeric' })}
          </Typography>
        </li>
      ))}
    </Bars>
  );
}

/** What was ordered and paid on each of seven days. */
export default function Sales() {
  const answer = useGetSalesQuery();
  const text = useText();
  return (
    <Part answer={answer}>
      {({ days, currency }) => {
        const total = sumOf(days.map(({ amountMinor }) => minor(amountMinor)));
        const orders = days.reduce((sum, day) => sum + day.orders, 0);
        return (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p" variant="beta">
              {moneyText(total, currency)}{' '}
              <Typography textColor="neutral600">
                {text('home.orders', { count: orders })}
              </Typography>
            </Typography>
            <Chart days={days} />
          </Flex>
        );
      }}
    </Part>
  );
}
