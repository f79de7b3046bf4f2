import { withCapability } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { noStore, ok } from '../../kit/reply';
import { eraseBuyer } from './operations/erase-buyer';
import { exportBuyer } from './operations/export-buyer';
import { presentBuyer, presentErasure } from './presenter';
import { buyerOutput, buyerQuery, erasureOutput, erasureQuery } from './schemas';

const path = 'svc/tickets/v1/buyers';
const access = withCapability('edit_svc_orders');

const exportOne = endpoint({
  method: 'GET',
  path,
  summary: 'Export all that is known of one buyer, by e-mail address',
  operationId: 'exportBuyer',
  access,
  query: buyerQuery,
  output: buyerOutput,
  problems: ['notFound'],
  handle: async ({ query: { email = '' } }) => noStore(ok(presentBuyer(await exportBuyer(email)))),
});

const eraseOne = endpoint({
  method: 'DELETE',
  path,
  summary: 'Erase one buyer, by e-mail address: names and addresses go, amounts and ids stay',
  operationId: 'eraseBuyer',
  access,
  query: erasureQuery,
  output: erasureOutput,
  problems: ['notFound'],
  handle: async ({ query: { email = '', force } }) =>
    noStore(ok(presentErasure(await eraseBuyer(email, { force })))),
});

export default routesOf([exportOne, eraseOne]);
