/*
 * What is found in the code without running it, formatting aside. `types`: what the compiler says, and rules that need
 * types. `rules`: rules of this project's own, and what nobody uses. Without either, both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const script = (name) => path.join(root, 'node_modules', name);
const compiler = script('native-typescript/bin/tsc');

/** Whether a script of Node finds nothing. */
async function passes(file, ...args) {
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** The project, its tests and the site know plugin and client by their declarations. */
async function areTypesRight() {
  const declared = ['src/plugins/svc/server/tsconfig.build.json', 'packages/client/tsconfig.json'];
  const options = ['--emitDeclarationOnly', '--declaration', '--incremental', 'false'];
  for (const one of declared) if (!(await passes(compiler, '-p', one, ...options))) return false;
  return passes(script('oxlint/bin/oxlint'));
}

async function areOwnRulesKept() {
  const eslint = new ESLint({ cwd: root });
  const results = await eslint.lintFiles(['src']);
  const { format } = await eslint.loadFormatter('stylish');
  const problems = await format(results);
  if (problems) console.error(problems);
  return results.every(({ errorCount }) => errorCount === 0);
}

const checks = {
  types: areTypesRight,
  rules: async () => {
    const isAllUsed = passes(script('knip/bin/knip.js'), '--no-config-hints');
    return (await areOwnRulesKept()) && isAllUsed;
  },
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
for (const name of wanted) if (!(await checks[name]())) process.exitCode = 1;
