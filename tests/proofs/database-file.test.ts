import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnService } from '../support';
import { testEnvironment } from '../support/environment';

/* SQLite's file has names and addresses in it: other accounts of the machine do not read it (7.17). */

const folder = mkdtempSync(path.join(tmpdir(), 'svc-file-'));
const file = path.join(folder, 'made', 'data.db');
const env = testEnvironment({ DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = [file, `${file}-wal`, `${file}-shm`];
const modes = () => files.map((one) => (statSync(one).mode & 0o777).toString(8));

test('the file that the first start makes, and those beside it, are for their owner alone (7.17)', async () => {
  const before = process.umask(0o022);
  const service = await spawnService(env).finally(() => process.umask(before));
  expect(modes()).toEqual(['600', '600', '600']);
  await service.stop();
});

test('a file that others could read is closed to them at the next start (7.17)', async () => {
  for (const one of files) if (existsSync(one)) chmodSync(one, 0o644);
  const service = await spawnService(env);
  expect(modes()).toEqual(['600', '600', '600']);
  await service.stop();
});
