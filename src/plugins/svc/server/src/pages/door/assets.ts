import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/* The scripts of the page at the door, as the build made them. */

export interface DoorScript {
  bytes: Buffer;
  zipped: Buffer;
}

const folder = path.resolve(__dirname, '../../../door');
const names = ['door.js', 'reader.js', 'offline.js'];

async function load(): Promise<Map<string, DoorScript>> {
  const scripts = new Map<string, DoorScript>();
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    scripts.set(name, { bytes, zipped: await promisify(gzip)(bytes) });
  }
  return scripts;
}

let loaded: Promise<Map<string, DoorScript>> | undefined;

/** Read and packed when first asked for: not every service has a door. */
export async function doorScript(name: string): Promise<DoorScript | undefined> {
  return (await (loaded ??= load())).get(name);
}
