import { Typography } from '@strapi/design-system';
import { minor } from '../../../server/src/domain/money';
import { moneyText } from '../shared/money';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { message, useText } from '../shared/texts';
import type { Column, TableColumns } from './table-columns';

/** A voucher in a list, as far as the role sees it. */
interface VoucherRow {
  percent?: number | null;
  amountMinor?: number | null;
  used?: number;
  maxPlaces?: number | null;
}

/** A part or an amount: one of the two is there. */
function TakesOff({ percent, amountMinor }: VoucherRow) {
  const text = useText();
  const { data: site } = useGetSiteSettingsQuery();
  const amount = typeof amountMinor === 'number' && moneyText(minor(amountMinor), site?.currency);
  return (
    <Typography textColor="neutral800">
      {percent ? text('columns.percent', { percent }) : amount || '–'}
    </Typography>
  );
}

/** For how many places, of those that it is good for. */
function Used({ used = 0, maxPlaces }: VoucherRow) {
  const text = useText();
  const isBounded = typeof maxPlaces === 'number' && maxPlaces >= 0;
  return (
    <Typography textColor="neutral800">
      {isBounded ? text('columns.usedOf', { used, most: maxPlaces }) : used}
    </Typography>
  );
}

const columnsOf: Record<string, Partial<Column<VoucherRow>>> = {
  percent: {
    label: message('columns.takesOff'),
    sortable: false,
    cellFormatter: (voucher) => <TakesOff {...voucher} />,
  },
  used: { cellFormatter: (voucher) => <Used {...voucher} /> },
};

/** The hook is not told the type; only vouchers have both of these. */
const isOfVouchers = ({ layout }: TableColumns<VoucherRow>) =>
  'percent' in layout.metadatas && 'maxPlaces' in layout.metadatas;

/** In the list of vouchers: what each takes off in one column, and how much of it is used. */
export function voucherColumns(table: TableColumns<VoucherRow>): TableColumns<VoucherRow> {
  if (!isOfVouchers(table)) return table;
  const displayedHeaders = table.displayedHeaders.map((column) => ({
    ...column,
    ...columnsOf[column.name],
  }));
  return { ...table, displayedHeaders };
}
