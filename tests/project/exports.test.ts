import { readdirSync } from 'node:fs';
import path from 'node:path';
import { natively } from '#svc/testing/natively';
import { projectRoot } from '../support';

/*
 * What code of a project can import from the plugin: the doors that are documented, and nothing behind them.
 */

const folder = path.join(projectRoot, 'src/plugins/svc');
// Node's own, not that of Jest.
const { createRequire } = natively<typeof import('node:module')>('node:module');
const { resolve } = createRequire(path.join(projectRoot, 'package.json'));

const doors = ['kit', 'payments', 'services', 'testing', 'testing/jest-preset', 'wallets'];
const ofHost = ['strapi-server', 'strapi-admin', 'package.json'];

test('the doors are all that the package exports', () => {
  const { exports } = natively<{ exports: object }>(path.join(folder, 'package.json'));
  const names = [...doors, ...ofHost].map((name) => `./${name}`);
  expect(Object.keys(exports).sort()).toEqual(names.sort());
});

test.each(doors)('strapi-plugin-svc/%s is there', (name) => {
  expect(resolve(`strapi-plugin-svc/${name}`)).toMatch(/dist.server.*\.js$/);
});

test('no file behind them can be imported', () => {
  const files = readdirSync(path.join(folder, 'dist/server'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(300);
  const ways = files.flatMap((file) => {
    const name = file.replace(/\.js$/, '').replace(/\/index$/, '');
    return [name, `internal/${name}`, `dist/server/${file}`, `dist/server/${name}`];
  });
  const open = [...ways, '', 'kit/resource', 'kit/schema'].filter((name) => {
    if (doors.includes(name)) return false;
    try {
      resolve(path.posix.join('strapi-plugin-svc', name));
      return true;
    } catch (error) {
      return (error as { code: string }).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED';
    }
  });
  expect(open).toEqual([]);
});
