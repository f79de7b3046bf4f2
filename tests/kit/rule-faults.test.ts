import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startService } from '../support';
import { copyCompiled } from '../support/copies';

/*
 * Where a rule cannot be, the service does not start: rules.spec.ts of the host has all the faults. The project here is
 * ours with one compiled file more.
 */

const faulty = `const { rule } = require('strapi-plugin-svc/kit');
module.exports = {
  register() {
    rule('api::events.event', { beforePublish: () => ({}) });
  },
};
`;

test('a rule for a type that does not exist stops the start, with a line that says where', async () => {
  const distDir = path.join(copyCompiled('faults'), 'dist');
  const folder = path.join(distDir, 'src/api/event-image');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), faulty);
  await expect(startService({ distDir })).rejects.toThrow(
    /^The rule for api::events.event in src\/api\/event-image\/index can only be for plugin::svc.category, plugin::svc.event, .*plugin::svc.venue\.$/,
  );
}, 30_000);
