import { panelDocuments, inPanel } from './events';
import type { Service } from './service';

/* Vouchers, made the way the office does. */

/** Attributes of a voucher that a test cares about; the event is its public id. */
export interface VoucherFields {
  code?: string;
  percent?: number;
  amountMinor?: number;
  eventId?: number;
  maxPlaces?: number;
  validFrom?: string;
  validUntil?: string;
}

export interface MadeVoucher {
  id: number;
  code: string;
  documentId: string;
}

export const vouchersInPanel = (service: Service) => panelDocuments(service, 'plugin::svc.voucher');

/** A voucher; ten percent off where nothing is said of it. */
export async function makeVoucher(
  service: Service,
  { eventId, ...fields }: VoucherFields = {},
): Promise<MadeVoucher> {
  const event = eventId ? (await inPanel(service, eventId).document()).documentId : null;
  const off = fields.amountMinor === undefined ? { percent: 10 } : {};
  const made = await vouchersInPanel(service).create({ data: { ...off, ...fields, event } });
  const { publicId: id, documentId, code } = made as typeof made & { code: string };
  return { id, code, documentId };
}

/** For how many places a voucher is used. */
export async function usesOf({ strapi }: Service, { id }: MadeVoucher): Promise<number> {
  const row = (await strapi.db
    .connection('svc_vouchers')
    .where({ public_id: id })
    .first('used')) as { used: number };
  return row.used;
}
