import { ensureConstraint } from '../../database/check-constraint';
import { registerDocumentLock } from '../../host/document-writes';
import { database } from '../../host/strapi';
import { registerVoucherMiddleware } from './document-middleware';
import { fillKeys } from './fill-keys';
import { lockVoucher } from './queries/vouchers';

export default {
  register() {
    registerDocumentLock('plugin::svc.voucher', lockVoucher);
    registerVoucherMiddleware();
  },

  async bootstrap() {
    await fillKeys(database());
    await ensureConstraint(database(), {
      table: 'svc_vouchers',
      name: 'svc_vouchers_used_check',
      rule: (row) => `${row}used >= 0`,
      of: 'used',
    });
  },
};
