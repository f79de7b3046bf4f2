import { Typography } from '@strapi/design-system';
import type { VoucherState } from '../../../server/src/contract/voucher-state';
import { minor } from '../../../server/src/domain/money';
import { Badge, type BadgeProps } from '../shared/badge';
import { moneyText } from '../shared/money';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { message, useText } from '../shared/texts';
import { readable } from '../shared/wall-clock';
import type { Column, TableColumns } from './table-columns';

/** A voucher in a list, as far as the role sees it. */
interface VoucherRow {
  percent?: number | null;
  amountMinor?: number | null;
  used?: number;
  maxPlaces?: number | null;
  event?: { title?: string } | null;
  eventId?: number | null;
  validFrom?: string | null;
  validUntil?: string | null;
  details?: { state?: VoucherState };
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
  // It may have been made good for fewer than are used already.
  const words = used > Number(maxPlaces) ? 'columns.usedBeyond' : 'columns.usedOf';
  return (
    <Typography textColor="neutral800">
      {isBounded ? text(words, { used, most: maxPlaces }) : used}
    </Typography>
  );
}

function Event({ event, eventId }: VoucherRow) {
  const text = useText();
  const title = event?.title ?? (eventId || event ? '–' : text('columns.everyEvent'));
  return (
    <Typography tag="div" textColor="neutral800" ellipsis maxWidth="22rem" title={title}>
      {title}
    </Typography>
  );
}

function Moment({ time }: { time: string | null | undefined }) {
  return <Typography textColor="neutral800">{time ? readable(time, false) : '–'}</Typography>;
}

const looks: Record<VoucherState, BadgeProps['variant']> = {
  valid: 'success',
  not_yet: 'secondary',
  ended: 'neutral',
  used_up: 'neutral',
};

function State({ details: { state } = {} }: VoucherRow) {
  const text = useText();
  return state ? <Badge label={text(`voucher.${state}`)} variant={looks[state]} /> : '–';
}

const stateColumn: Column<VoucherRow> = {
  name: 'state',
  label: message('state.title'),
  attribute: { type: 'custom' },
  searchable: false,
  sortable: false,
  cellFormatter: (voucher) => <State {...voucher} />,
};

const columnsOf: Record<string, Partial<Column<VoucherRow>>> = {
  percent: {
    label: message('columns.takesOff'),
    sortable: false,
    cellFormatter: (voucher) => <TakesOff {...voucher} />,
  },
  used: { cellFormatter: (voucher) => <Used {...voucher} /> },
  event: { cellFormatter: (voucher) => <Event {...voucher} /> },
  validFrom: { cellFormatter: ({ validFrom }) => <Moment time={validFrom} /> },
  validUntil: { cellFormatter: ({ validUntil }) => <Moment time={validUntil} /> },
};

/** The hook is not told the type; only vouchers have both of these. */
const isOfVouchers = ({ layout }: TableColumns<VoucherRow>) =>
  'percent' in layout.metadatas && 'maxPlaces' in layout.metadatas;

/** In the list of vouchers: what each takes off in one column, how much of it is used, and whether it can be used now. */
export function voucherColumns(table: TableColumns<VoucherRow>): TableColumns<VoucherRow> {
  if (!isOfVouchers(table)) return table;
  const displayedHeaders = table.displayedHeaders.map((column) => ({
    ...column,
    ...columnsOf[column.name],
  }));
  return { ...table, displayedHeaders: [...displayedHeaders, stateColumn] };
}
