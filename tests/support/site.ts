import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopLater } from '#svc/testing/cleanup';
import { projectRoot } from './environment';

const mimeTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

function run(script: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const file = path.join(projectRoot, 'node_modules', script);
  execFileSync(process.execPath, [file, ...args], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, ...env },
  });
}

/** Serves the files below `folder`, and `index.html` for every other path, as hosts of such sites do. */
async function serveFiles(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site');
    const asked = path.join(folder, path.normalize(pathname));
    const isFile = path.extname(asked) !== '' && existsSync(asked);
    const file = isFile ? asked : path.join(folder, 'index.html');
    response.setHeader('Content-Type', mimeTypes[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopLater(() => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Builds the starter site with the client for the service at `serviceUrl`, and serves it. @returns its address */
export async function startSite(serviceUrl: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'svc-site-'));
  stopLater(() => rm(folder, { recursive: true, force: true }));
  const site = path.join(projectRoot, 'examples/site');
  run('typescript/bin/tsc', ['-p', 'packages/client'], projectRoot);
  run('typescript/bin/tsc', ['-p', site], projectRoot);
  const output = ['build', '--outDir', folder, '--logLevel', 'error'];
  run('vite/bin/vite.js', output, site, { VITE_SERVICE_URL: serviceUrl });
  return serveFiles(folder);
}
