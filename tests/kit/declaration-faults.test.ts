import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startService } from '../support';
import { copyCompiled } from '../support/copies';

/*
 * Where a declaration cannot be, the service does not start: resolve.spec.ts and registry.spec.ts of the kit have all the
 * faults. The project here is ours with one compiled file of routes more.
 */

const second = `const { anyone, endpoint, routesOf } = require('strapi-plugin-svc/kit');
module.exports = routesOf([
  endpoint({
    method: 'GET',
    path: 'svc/events/v1/venues',
    summary: 'List acts',
    access: anyone,
    output: {},
    handle: () => Promise.resolve({ status: 200, body: {} }),
  }),
]);
`;

test('a second operation of one method and path stops the start, with a line that names its file (6.8)', async () => {
  const distDir = path.join(copyCompiled('faults'), 'dist');
  const folder = path.join(distDir, 'src/api/act/routes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'act.js'), second);
  await expect(startService({ distDir })).rejects.toThrow(
    /^GET svc\/events\/v1\/venues is declared twice: .* src\/api\/act\/routes\/act.*\.$/,
  );
}, 60_000);
