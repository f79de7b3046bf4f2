import { withCapability } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { created, deleted, list, ok, withReadEtag } from '../../kit/reply';
import type { Values } from '../../kit/schema';
import { omitUndefined } from '../../lib/omit-undefined';
import {
  createVoucher,
  deleteVoucher,
  updateVoucher,
  type VoucherInput,
  voucherProblems,
} from './operations/write-voucher';
import { presentVoucher } from './presenter';
import { voucherBody, voucherListQuery, voucherOutput } from './schemas';
import { findVoucher, listVouchers } from './service';

/*
 * Nobody reads vouchers but who may edit them: who knows a code has it. So they are no `resource()` of the kit, whose lists are
 * for everybody.
 */

const collection = 'svc/tickets/v1/vouchers';
const output = voucherOutput;
const access = withCapability('edit_svc_tickets');

function toVoucherInput(body: Partial<Values<typeof voucherBody>>): VoucherInput {
  return omitUndefined({
    code: body.code,
    percent: body.percent,
    amountMinor: body.amount,
    eventId: body.event_id,
    validFrom: body.valid_from,
    validUntil: body.valid_until,
    maxPlaces: body.max_places,
    note: body.note,
  });
}

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List vouchers in order of their ids',
  access,
  query: voucherListQuery,
  paged: true,
  conditional: 'database',
  output,
  async handle({ query, page }) {
    const { event_id: eventIds, search, include, exclude } = query;
    const filter = omitUndefined({ eventIds, search, include, exclude });
    const { items, total } = await listVouchers(filter, page);
    return list(page, { items: items.map(presentVoucher), total });
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one voucher',
  access,
  conditional: 'database',
  uid: 'plugin::svc.voucher',
  output,
  problems: ['notFound'],
  async handle({ id }) {
    return ok(presentVoucher(await findVoucher(id)));
  },
});

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Create a voucher',
  success: 201,
  access,
  body: voucherBody,
  output,
  findInvalidFields: ({ id, body }) => voucherProblems(toVoucherInput(body), id),
  async handle({ body }) {
    const voucher = await createVoucher(toVoucherInput(body));
    return withReadEtag(created(presentVoucher(voucher), collection, voucher.public_id));
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Change a voucher: only the fields that are sent. Carts that have it keep their prices',
  access,
  body: voucherBody,
  output,
  findInvalidFields: ({ id, body }) => voucherProblems(toVoucherInput(body), id),
  problems: ['notFound'],
  async handle({ id, body }) {
    return withReadEtag(ok(presentVoucher(await updateVoucher(id, toVoucherInput(body)))));
  },
});

const deleteOne = endpoint({
  method: 'DELETE',
  path: `${collection}/{id}`,
  summary: 'Delete a voucher, used or not; orders keep its code and what it took off',
  removes: 'always',
  access: withCapability('delete_svc_tickets'),
  output,
  problems: ['notFound'],
  async handle({ id }) {
    return deleted(presentVoucher(await deleteVoucher(id)));
  },
});

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
