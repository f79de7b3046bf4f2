import { walkInEmail } from '../../../server/src/contract/erased';
import { nameOfRequest } from '../box-office/named';
import { message, type TextId, useText } from '../shared/texts';
import { StatusBadge } from '../shared/status-badge';
import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type {
  AttendeeDetails,
  EventTime,
  OrderDetails,
  RefundDetails,
} from '../../../server/src/contract/box-office-details';
import { type BoxOfficeStatus } from '../shared/box-office';
import { readableDay, readableTime } from '../shared/instant';
import { readable } from '../shared/wall-clock';
import { paymentWords, wordsOf } from '../words/stored-words';
import type { Column, TableColumns } from './table-columns';

type StatusName = 'orderStatus' | 'state' | 'requestStatus';

/** A row of any of the lists. */
interface Row extends Partial<Record<StatusName, BoxOfficeStatus>> {
  buyerName?: string;
  buyerEmail?: string;
  email?: string;
  createdAt?: string;
  paymentMethod?: string;
  paymentReference?: string;
  reason?: string;
  details?: Partial<OrderDetails & AttendeeDetails & RefundDetails>;
}

/** What fits beside the others on a screen of 1366 pixels, is wider on a wider one, and on a tablet leaves room for the status. */
const widest = 'clamp(12rem, 16.5vw - 4.9rem, 24rem)';

/** Long titles are cut in the list; the whole is in the tip and on the thing's own screen. */
function Title({ children }: { children: string }) {
  return (
    <Typography tag="div" textColor="neutral800" ellipsis maxWidth={widest} title={children}>
      {children || '–'}
    </Typography>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Typography
      tag="div"
      variant="pi"
      textColor="neutral600"
      ellipsis
      maxWidth={widest}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </Typography>
  );
}

/** Of whom none is known what stands there is no address. */
function useAddress(email: string): string {
  const text = useText();
  return email === walkInEmail ? text('columns.noAddress') : email;
}

function Address({ email = '' }: Row) {
  return <Detail>{useAddress(email)}</Detail>;
}

/** With the address, which would take a column of its own that others need more. */
function Buyer({ buyerName = '', buyerEmail = '' }: Row) {
  return (
    <>
      <Title>{buyerName}</Title>
      <Detail>{useAddress(buyerEmail)}</Detail>
    </>
  );
}

const timeText = (when: EventTime | null | undefined) =>
  when ? [readable(when.start, when.isAllDay)] : [];

function OrderEvents({ details: { lines = [] } = {} }: Row) {
  const text = useText();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Title>{[...new Set(lines.map(({ event }) => event))].join(', ')}</Title>
      <Detail>
        {[...new Set(lines.flatMap(({ when }) => timeText(when)))]
          .concat(text('orderPanel.places', { count }))
          .join(' · ')}
      </Detail>
    </>
  );
}

function AttendeeEvent({ details: { event = '', when, ticket = '' } = {} }: Row) {
  return (
    <>
      <Title>{event}</Title>
      <Detail>{[...timeText(when), ticket].join(' · ')}</Detail>
    </>
  );
}

function RefundSubject({ details }: { details: RefundDetails }) {
  const text = useText();
  return (
    <>
      <Title>{details.events.join(', ')}</Title>
      <Detail>{nameOfRequest({ documentId: '', details }, text)}</Detail>
    </>
  );
}

function Reason({ reason = '' }: Row) {
  const say = useText();
  return <Title>{wordsOf(say, 'reason', { reason })}</Title>;
}

/** What the list of one type has besides the attributes. */
interface BoxOfficeList {
  /** Shown as a badge. No other type has an attribute of this name and {@link mark}. */
  status: StatusName;
  mark: string;
  title: TextId;
  /** The column it comes after. */
  after: string;
  cell: (row: Row) => ReactNode;
}

const lists: BoxOfficeList[] = [
  {
    status: 'orderStatus',
    mark: 'paymentMethod',
    title: 'columns.order',
    after: 'buyerName',
    cell: ({ details }) => <OrderEvents details={details} />,
  },
  {
    status: 'state',
    mark: 'securityCode',
    title: 'columns.attendee',
    after: 'email',
    cell: ({ details }) => <AttendeeEvent details={details} />,
  },
  {
    status: 'requestStatus',
    mark: 'adminNotes',
    title: 'columns.refund',
    after: 'buyerName',
    cell: ({ details }) => details && <RefundSubject details={details as RefundDetails} />,
  },
];

function detailsColumn({ title, cell }: BoxOfficeList): Column<Row> {
  return {
    name: 'details',
    label: message(title),
    attribute: { type: 'custom' },
    searchable: false,
    sortable: false,
    cellFormatter: cell,
  };
}

/** Short: the Content Manager writes the day of the week and the month out, which pushes other columns off the page. */
export function Moment({ createdAt }: Pick<Row, 'createdAt'>) {
  if (!createdAt) return '–';
  return (
    <>
      <Title>{readableDay(createdAt)}</Title>
      <Detail>{readableTime(createdAt)}</Detail>
    </>
  );
}

interface StatusProps {
  status: BoxOfficeStatus | undefined;
  row: Row;
}

/** Of an order with how it is paid: in a column of its own that pushes the menu of the row off the page. */
function Status({ status, row: { paymentMethod, paymentReference } }: StatusProps) {
  const say = useText();
  return (
    <>
      {status ? <StatusBadge status={status} /> : '–'}
      {paymentMethod && <Detail>{paymentWords(say, { paymentMethod, paymentReference })}</Detail>}
    </>
  );
}

/** In the lists of the box office: titles of events, and statuses as badges. */
export function boxOfficeColumns(table: TableColumns<Row>): TableColumns<Row> {
  const { metadatas } = table.layout;
  const list = lists.find(({ status, mark }) => status in metadatas && mark in metadatas);
  if (!list) return table;
  const cells: Record<string, Column<Row>['cellFormatter']> = {
    [list.status]: (row) => <Status status={row[list.status]} row={row} />,
    buyerName: ({ buyerName, buyerEmail }) => (
      <Buyer buyerName={buyerName} buyerEmail={buyerEmail} />
    ),
    email: ({ email }) => <Address email={email} />,
    createdAt: ({ createdAt }) => <Moment createdAt={createdAt} />,
    reason: ({ reason }) => <Reason reason={reason} />,
  };
  const shown = table.displayedHeaders.filter(({ name }) => name !== 'paymentMethod');
  const columns = shown.map((column) =>
    cells[column.name] ? { ...column, cellFormatter: cells[column.name] } : column,
  );
  const place = columns.findIndex(({ name }) => name === list.after) + 1 || columns.length;
  return { ...table, displayedHeaders: columns.toSpliced(place, 0, detailsColumn(list)) };
}
