import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appDir, benchDir, databaseFile, environment } from './environment';

/** What a seeded database follows from: the makers of the data, the tables, and what fills the listings. */
const sources = ['seed', 'identity', 'domain', 'contract', 'database', 'resources'];

/** Of these, what only reads, or is asked over HTTP alone. */
const readers = /\/queries\/|(routes|presenter|schemas|service)\.js$/;

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !readers.test(file))
    .sort();
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(path.join(appDir, 'src/plugins/svc/dist/server', source))) {
      hash.update(path.relative(appDir, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Makes the database with so many events, unless the one of an earlier run is still the same. */
export function prepareDatabase(events: number): void {
  mkdirSync(benchDir, { recursive: true });
  const file = databaseFile(events);
  const stampFile = `${file}.stamp`;
  const stamp = fingerprint();
  const isCurrent =
    existsSync(file) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent) return console.log(`The database with ${events} events is there already.`);
  for (const part of ['', '-wal', '-shm', '.stamp']) rmSync(`${file}${part}`, { force: true });
  console.log(`Making the database with ${events} events …`);
  execFileSync(
    process.execPath,
    [path.join(appDir, 'dist/scripts/seed.js'), `--events=${events}`],
    {
      cwd: appDir,
      env: environment(events),
      stdio: 'inherit',
    },
  );
  writeFileSync(stampFile, stamp);
}
