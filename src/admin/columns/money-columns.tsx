import { Typography } from '@strapi/design-system';
import { toAmount } from '../shared/money';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import type { TableColumns } from './table-columns';

type Row = Record<string, unknown>;

function Money({ minorUnits }: { minorUnits: unknown }) {
  const { data: site } = useGetSiteSettingsQuery();
  if (typeof minorUnits !== 'number') return <Typography textColor="neutral600">–</Typography>;
  return (
    <Typography textColor="neutral800">
      {toAmount(minorUnits)} {site?.currency}
    </Typography>
  );
}

/** In every list: amounts of money as people write them. */
export function moneyColumns(table: TableColumns<Row>): TableColumns<Row> {
  const displayedHeaders = table.displayedHeaders.map((column) =>
    column.attribute?.customField === 'global::money'
      ? { ...column, cellFormatter: (row: Row) => <Money minorUnits={row[column.name]} /> }
      : column,
  );
  return { ...table, displayedHeaders };
}
