import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startService } from '../support';
import { copyCompiled } from '../support/copies';

/*
 * Where a way of paying cannot be, the service does not start: declare.spec.ts of the payments has all the faults. The project
 * here is ours with one compiled file more.
 */

const paying = `const { paymentMethod } = require('strapi-plugin-svc/payments');
const { text } = require('strapi-plugin-svc/kit');
const charge = () => ({ status: 'pending', reference: '' });
exports.default = paymentMethod('paying', { settings: { PAYING_KEY: text() }, charge });
`;

test('a setting that is missing stops the start, with a line that says where (4.21)', async () => {
  const distDir = path.join(copyCompiled('faults'), 'dist');
  const folder = path.join(distDir, 'src/api/paying/routes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'paying.js'), paying);
  await expect(startService({ distDir, env: { PAYMENT_METHODS: 'paying' } })).rejects.toThrow(
    /^The payment method paying in src\/api\/paying\/routes\/paying needs PAYING_KEY, which is not set\.$/,
  );
}, 30_000);
