import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { settingsOrExit } from './environment';

/** Names and addresses are in it in the clear. */
const ownerOnly = 0o600;

function keepFromOthers(file: string): void {
  try {
    chmodSync(file, ownerOnly);
  } catch (error) {
    const { code } = error as { code?: string };
    strapi.log.warn(`${file} may be read by others, and its mode cannot be changed (${code}).`);
  }
}

/**
 * SQLite's file is its owner's alone, and so are those that SQLite makes beside it, which take its mode. To be called before
 * the database is opened: whoever has it open keeps it open.
 */
export function protectDatabaseFile(): void {
  const { client, filename } = settingsOrExit().database;
  if (client !== 'sqlite') return;
  mkdirSync(path.dirname(filename), { recursive: true });
  closeSync(openSync(filename, 'a', ownerOnly));
  for (const file of [filename, `${filename}-wal`, `${filename}-shm`]) {
    if (existsSync(file)) keepFromOthers(file);
  }
}
