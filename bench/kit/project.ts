import { copyFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appDir, benchDir, databaseFile } from '../environment';
import { schema } from './performer';

/** Below this project, so that its packages are found. */
export const projectDir = path.join(benchDir, 'kit');
export const projectDatabase = path.join(benchDir, 'kit.db');

const sameFiles = ['src', 'public', 'package.json', 'favicon.png'];
const compiled = ['config', 'database', 'src', 'scripts'];

/** A project as ours, with performers besides, and the database with so many events for it. */
export function makeProject(events: number): void {
  rmSync(projectDir, { recursive: true, force: true });
  for (const part of ['', '-wal', '-shm']) rmSync(`${projectDatabase}${part}`, { force: true });
  const type = path.join(projectDir, 'dist/src/api/performer');
  for (const part of compiled) {
    cpSync(path.join(appDir, 'dist', part), path.join(projectDir, 'dist', part), {
      recursive: true,
    });
  }
  for (const file of sameFiles) symlinkSync(path.join(appDir, file), path.join(projectDir, file));
  mkdirSync(path.join(type, 'content-types/performer'), { recursive: true });
  mkdirSync(path.join(type, 'routes'));
  writeFileSync(path.join(type, 'content-types/performer/schema.json'), JSON.stringify(schema));
  const declared = JSON.stringify(path.join(__dirname, 'performer.js'));
  writeFileSync(
    path.join(type, 'routes/performer.js'),
    `module.exports = require(${declared}).default;\n`,
  );
  copyFileSync(databaseFile(events), projectDatabase);
}
