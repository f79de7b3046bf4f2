/* What is built, and whether it is older than what it was made of. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeAllOrphans } from './orphans.mjs';

export const appDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const distDir = path.join(appDir, 'dist');

const plugin = 'src/plugins/svc';
const panelSources = ['src/admin', `${plugin}/admin`, 'config/admin.ts', 'package.json'];
const pluginSources = [
  ...['server', 'widget', 'build-widget.mjs', 'door', 'build-door.mjs', 'package.json'].map(
    (name) => `${plugin}/${name}`,
  ),
  'tsconfig.json',
];
const serverSources = [...pluginSources, 'src', 'config', 'scripts', 'bench', 'package.json'];
const otherCode = [path.join('src', 'admin'), path.join('src', 'plugins')];

/** When the newest file below was changed, or one was removed; 0 where there is none. */
function newest(name, skip = []) {
  const file = path.join(appDir, name);
  if (skip.includes(name) || !existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const within = readdirSync(file).map((entry) => newest(path.join(name, entry), skip));
  return Math.max(stat.mtimeMs, ...within);
}

function builtAt(...names) {
  const times = names.map((name) => path.join(distDir, name)).filter((file) => existsSync(file));
  return Math.max(0, ...times.map((file) => statSync(file).mtimeMs));
}

const isServerBuilt = () =>
  existsSync(path.join(distDir, 'src/index.js')) &&
  existsSync(path.join(appDir, plugin, 'dist/door/door.js')) &&
  existsSync(path.join(appDir, plugin, 'dist/server/index.js')) &&
  existsSync(path.join(appDir, plugin, 'dist/widget/about.json')) &&
  builtAt('.server-built') >= Math.max(...serverSources.map((name) => newest(name, otherCode)));

const isPanelBuilt = () =>
  existsSync(path.join(distDir, 'build/index.html')) &&
  builtAt('build/index.html', '.panel-built') >=
    Math.max(...panelSources.map((name) => newest(name)));

function run(script) {
  const entry = path.join(appDir, 'node_modules', script[0]);
  const { status } = spawnSync(process.execPath, [entry, ...script.slice(1)], {
    cwd: appDir,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The compiler leaves its own files alone when only times have changed, so the time of a build is kept apart. */
function stamp(name) {
  const file = path.join(distDir, name);
  writeFileSync(file, '');
  utimesSync(file, new Date(), new Date());
}

/** What is compiled from sources that are gone goes first, here alone: every build begins so. */
export function buildPlugin() {
  removeAllOrphans(appDir);
  run(['native-typescript/bin/tsc', '-p', `${plugin}/server/tsconfig.build.json`]);
  run(['strapi-plugin-svc/build-widget.mjs']);
  run(['strapi-plugin-svc/build-door.mjs']);
}

export function buildServer() {
  buildPlugin();
  run(['native-typescript/bin/tsc', '-p', 'tsconfig.json']);
  stamp('.server-built');
}

/** The panel, and the server too. */
export function buildAll() {
  buildPlugin();
  run(['strapi-plugin-svc/build-admin.mjs']);
  run(['@strapi/strapi/bin/strapi.js', 'build']);
  stamp('.server-built');
  stamp('.panel-built');
}

export function buildServerIfNeeded() {
  if (isServerBuilt()) return;
  console.log('Building the server …');
  buildServer();
}

export function buildPanelIfNeeded() {
  if (isPanelBuilt()) return;
  console.log('Building the admin panel, which takes about a minute …');
  buildAll();
}
