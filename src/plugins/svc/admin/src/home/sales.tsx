import { Flex, Typography } from '@strapi/design-system';
import { minor, sumOf } from '../../../server/src/domain/money';
import { moneyText } from '../shared/money';
import { useGetSalesQuery } from './home-api';
import { Part } from './part';
import { SalesChart } from './sales-chart';
import { useText } from './texts';

/** What was ordered and paid on each of seven days. */
export default function Sales() {
  const answer = useGetSalesQuery();
  const text = useText();
  return (
    <Part answer={answer}>
      {({ days, currency }) => {
        const total = moneyText(sumOf(days.map(({ amountMinor }) => minor(amountMinor))), currency);
        const count = days.reduce((sum, day) => sum + day.orders, 0);
        const orders = text('home.orders', { count });
        return (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p" variant="beta">
              {total} <Typography textColor="neutral600">{orders}</Typography>
            </Typography>
            <SalesChart days={days} currency={currency} label={`${total}, ${orders}`} />
          </Flex>
        );
      }}
    </Part>
  );
}
