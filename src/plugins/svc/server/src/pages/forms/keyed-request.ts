import type { IdempotentRequest } from '../../resources/order/operations/checkout/idempotency';
import type { Visitor } from '../visitor';
import { type FormFields, keyField } from './fields';

/** A form under its key, as the visitor sent it; `page` says which. */
export function keyedRequest(
  { owner }: Visitor,
  fields: FormFields,
  page: string,
): IdempotentRequest {
  const whose = 'tokenDigest' in owner ? owner.tokenDigest : '';
  const scope = `cart ${whose} page ${page}`;
  return { key: fields.text(keyField), scope, body: fields.entered() };
}
