import type { AttendeeStatus } from '../../../server/src/contract/attendee-status';
import type { OrderStatus } from '../../../server/src/contract/order-status';
import type { RefundStatus } from '../../../server/src/contract/refund-request-status';
import type {
  AttendeeDetails,
  OrderDetails,
  RefundDetails,
} from '../../../server/src/contract/box-office-details';
import type { StoredMinor } from '../../../server/src/domain/money';

/*
 * What the panel knows of the things of the box office. An administrator may be kept from any attribute.
 */

export const orderUid = 'plugin::svc.order';
export const attendeeUid = 'plugin::svc.attendee';
export const refundUid = 'plugin::svc.refund-request';

/** Types that the Content Manager shows and does not write. */
export const readOnlyUids = [orderUid, refundUid];

export interface OrderDocument {
  documentId: string;
  publicId?: number;
  createdAt?: string;
  buyerName?: string;
  buyerEmail?: string;
  orderStatus?: OrderStatus;
  currency?: string | null;
  totalMinor?: StoredMinor;
  refundedMinor?: StoredMinor;
  voucherCode?: string | null;
  discountMinor?: StoredMinor | null;
  paymentMethod?: string | null;
  paymentReference?: string | null;
  details?: OrderDetails;
}

export interface AttendeeDocument {
  documentId: string;
  fullName?: string;
  state?: AttendeeStatus;
  /** In an order, for those who may read codes. */
  codeEnd?: string;
  /** In an order only its ticket, and what its place cost. */
  details?: Pick<AttendeeDetails, 'paid' | 'currency'> & Partial<AttendeeDetails>;
}

export interface RefundDocument {
  documentId: string;
  requestStatus?: RefundStatus;
  amountMinor?: StoredMinor;
  currency?: string | null;
  adminNotes?: string | null;
  details?: RefundDetails;
}

export type BoxOfficeStatus = OrderStatus | AttendeeStatus | RefundStatus;

/** Where the list of a type is in the panel, and in its API. */
export function listAddressOf(uid: string): string {
  return `/content-manager/collection-types/${uid}`;
}

/** Where a thing is in the panel. */
export function addressOf(uid: string, documentId: string): string {
  return `${listAddressOf(uid)}/${documentId}`;
}

/** The list of those of a type that have this value. */
export function listOf(uid: string, name: string, value: string): string {
  return `${listAddressOf(uid)}?filters[$and][0][${name}][$eq]=${value}`;
}

/** The requests that wait to be decided. */
export const waitingRefunds = listOf(refundUid, 'requestStatus', 'pending');
