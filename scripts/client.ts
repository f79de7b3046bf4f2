/*
 * `npm run client`: writes the types of the API for TypeScript clients to packages/client/schema. With `--check` it only says whether
 * they are there already, and ends with 1 where they are not.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientFolder, clientTypes, declareEverything } from './client-types';

function isUpToDate(file: string, types: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === types;
}

async function main(): Promise<number> {
  const checksOnly = process.argv.includes('--check');
  let stale = 0;
  mkdirSync(clientFolder, { recursive: true });
  declareEverything(path.resolve('dist'));
  for (const [name, types] of await clientTypes()) {
    const file = path.join(clientFolder, name);
    const isFine = isUpToDate(file, types);
    if (!isFine && !checksOnly) writeFileSync(file, types);
    if (!isFine && checksOnly) stale += 1;
    console.log(`${file}: ${isFine ? 'up to date' : checksOnly ? 'out of date' : 'written'}`);
  }
  return stale > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
