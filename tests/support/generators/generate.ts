import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { stopLater } from '#svc/testing/cleanup';
import { projectRoot } from '../environment';
import type { Answered } from './answers';

/* What generators of clients make of the description, compiled as strictly as a project would have it. */

const run = promisify(execFile);

/** Runs a program of a package. @throws with what it prints */
async function node(program: string, args: string[], cwd: string): Promise<void> {
  try {
    await run(process.execPath, [program, ...args], { cwd, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${path.basename(program)}:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Instants have `+00:00`, which zod takes when it is told to. */
const heyApi = {
  input: 'doc.json',
  output: 'source/hey-api',
  plugins: [
    '@hey-api/typescript',
    { name: '@hey-api/sdk', validator: true },
    '@hey-api/client-fetch',
    { name: 'zod', dates: { offset: true } },
  ],
};

/** Strict: an answer with a field that is not described is none. */
const orvalZod = {
  generateEachHttpStatus: true,
  dateTimeOptions: { offset: true },
  strict: { response: true, body: true },
};

const orval = {
  fetch: { input: 'doc.json', output: { target: 'source/orval/fetch.ts', client: 'fetch' } },
  zod: {
    input: 'doc.json',
    output: { target: 'source/orval/zod.ts', client: 'zod', override: { zod: orvalZod } },
  },
};

const configuration = {
  compilerOptions: {
    module: 'CommonJS',
    moduleResolution: 'Bundler',
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    rootDir: 'source',
    outDir: 'compiled',
  },
  include: ['source'],
};

/** Each recorded answer as a constant of the type that openapi-typescript has for it. */
function constantsOf(answers: Answered[]): string {
  const typeOf = ({ id, part }: Answered) =>
    part === 'body'
      ? `NonNullable<operations['${id}']['requestBody']>['content']['application/json']`
      : `operations['${id}']['responses'][${part}]['content']['application/json']`;
  const lines = answers.map(
    (answer, index) =>
      `export const answer${index}: ${typeOf(answer)} = ${JSON.stringify(answer.value)};`,
  );
  return ["import type { operations } from './schema';", ...lines, ''].join('\n');
}

const asModule = (value: object) => `module.exports = ${JSON.stringify(value)};\n`;

/**
 * Generates clients with the programs in `tools`, and compiles them with the answers.
 * @returns the folder of what was compiled
 */
export async function generateClients(
  tools: string,
  document: object,
  answers: Answered[],
): Promise<string> {
  const folder = mkdtempSync(path.join(tools, 'made-'));
  stopLater(() => rm(folder, { recursive: true, force: true }));
  const types = path.join(folder, 'source/openapi-typescript');
  mkdirSync(types, { recursive: true });
  writeFileSync(path.join(folder, 'doc.json'), JSON.stringify(document));
  writeFileSync(path.join(folder, 'hey-api.cjs'), asModule(heyApi));
  writeFileSync(path.join(folder, 'orval.config.js'), asModule(orval));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  writeFileSync(path.join(types, 'answers.ts'), constantsOf(answers));
  const ours = path.join(projectRoot, 'node_modules');
  const theirs = path.join(tools, 'node_modules');
  const schema = path.join(types, 'schema.ts');
  await Promise.all([
    node(`${ours}/openapi-typescript/bin/cli.js`, ['doc.json', '-o', schema], folder),
    node(`${theirs}/@hey-api/openapi-ts/bin/run.js`, ['-f', 'hey-api.cjs'], folder),
    node(`${theirs}/orval/dist/bin/orval.mjs`, ['--config', 'orval.config.js'], folder),
  ]);
  await node(`${ours}/native-typescript/bin/tsc`, ['-p', '.'], folder);
  return path.join(folder, 'compiled');
}
