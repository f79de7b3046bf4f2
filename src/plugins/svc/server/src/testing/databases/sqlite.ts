import { statfsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connect, type Engine } from './engine';

const memory = '/dev/shm';
const enough = 2 ** 30;

/** Where there is a disk in memory with room enough: nobody then waits for a disk at each commit. */
function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= enough) return memory;
  } catch {
    // This system has none.
  }
  return os.tmpdir();
}

/** A database is a file in a folder for temporary files, with SQLite's side files beside it. */
const folder = path.join(fastestFolder(), 'svc-tests');
/** The file of a database. */
export const fileOf = (name: string) => path.join(folder, `${name}.db`);

export const sqlite: Engine = {
  async create() {
    await mkdir(folder, { recursive: true });
  },

  async copy(template, name) {
    await copyFile(fileOf(template), fileOf(name));
  },

  async dump(name) {
    const copy = fileOf(`${name}_dump`);
    const filename = fileOf(name);
    const db = connect({
      client: 'better-sqlite3',
      connection: { filename },
      useNullAsDefault: true,
    });
    try {
      await db.raw('VACUUM INTO ?', [copy]);
      return await readFile(copy);
    } finally {
      await db.destroy();
      await rm(copy, { force: true });
    }
  },

  async restore(name, dump) {
    await writeFile(fileOf(name), dump);
  },

  async drop(name) {
    const file = fileOf(name);
    await Promise.all([file, `${file}-wal`, `${file}-shm`].map((one) => rm(one, { force: true })));
  },

  async list(prefix) {
    const files = await readdir(folder);
    return files
      .filter((file) => file.startsWith(prefix) && file.endsWith('.db'))
      .map((file) => path.basename(file, '.db'));
  },

  environment(name) {
    return { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: fileOf(name) };
  },
};
