import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Engine } from './engine';

/** A database is a file in the system's folder for temporary files, with SQLite's side files beside it. */
const folder = path.join(os.tmpdir(), 'svc-tests');
const fileOf = (name: string) => path.join(folder, `${name}.db`);

export const sqlite: Engine = {
  async create() {
    await mkdir(folder, { recursive: true });
  },

  async copy(template, name) {
    await copyFile(fileOf(template), fileOf(name));
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
