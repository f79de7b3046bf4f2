import { Typography } from '@strapi/design-system';
import { minor } from '../../../server/src/domain/money';
import { moneyText } from '../shared/money';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import type { TableColumns } from './table-columns';

type Row = Record<string, unknown>;

const moneyFields = ['plugin::svc.money', 'plugin::svc.money-total'];

/** `minorUnits` is text where the database has a large number; `currency` is the thing's own, if it has one. */
function Money({ minorUnits, currency }: { minorUnits: unknown; currency: unknown }) {
  const { data: site } = useGetSiteSettingsQuery();
  if (typeof minorUnits !== 'number' && typeof minorUnits !== 'string')
    return <Typography textColor="neutral600">–</Typography>;
  return (
    <Typography textColor="neutral800">
      {moneyText(minor(minorUnits), typeof currency === 'string' ? currency : site?.currency)}
    </Typography>
  );
}

/** In every list: amounts of money as people write them. */
export function moneyColumns(table: TableColumns<Row>): TableColumns<Row> {
  const displayedHeaders = table.displayedHeaders.map((column) =>
    moneyFields.includes(column.attribute?.customField ?? '')
      ? {
          ...column,
          cellFormatter: (row: Row) => (
            <Money minorUnits={row[column.name]} currency={row.currency} />
          ),
        }
      : column,
  );
  return { ...table, displayedHeaders };
}
