import { ensureConstraint } from '../../database/check-constraint';
import { registerDocumentLock } from '../../host/document-writes';
import { database } from '../../host/strapi';
import { registerVoucherMiddleware } from './document-middleware';
import { lockVoucher } from './queries/vouchers';

export default {
  register() {
    registerDocumentLock('plugin::svc.voucher', lockVoucher);
    registerVoucherMiddleware();
  },

  bootstrap() {
    return ensureConstraint(database(), {
      table: 'svc_vouchers',
      name: 'svc_vouchers_used_check',
      rule: (row) => `${row}used >= 0`,
      of: 'used',
    });
  },
};
