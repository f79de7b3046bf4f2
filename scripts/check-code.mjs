/*
 * What `npm run typecheck` and `npm run lint` find, formatting aside, for `npm test`: the compiler and the rules that
 * need types take most of their time for the same programs, which are made once here. Knip looks meanwhile for what
 * nobody uses.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The configurations whose files are checked together, by the options of the last one. */
const together = [
  ['src/plugins/svc/server/tsconfig.json', 'tsconfig.json', 'tests/tsconfig.json'],
  ['src/admin/tsconfig.json', 'src/plugins/svc/admin/tsconfig.json'],
];

/** The plugin by its sources: what is compiled of it may be older, or not there yet. */
const ofPlugin = {
  '#svc/*': ['src/plugins/svc/server/src/*'],
  'strapi-plugin-svc/*': ['src/plugins/svc/server/src/*'],
};

const host = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

function fail(diagnostic) {
  throw new Error(ts.formatDiagnostic(diagnostic, host));
}

function configuration(file) {
  const parsing = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const parsed = ts.getParsedCommandLineOfConfigFile(path.join(root, file), {}, parsing);
  parsed.errors.forEach(fail);
  return parsed;
}

function programOf(files) {
  const configurations = files.map(configuration);
  const names = new Set(configurations.flatMap(({ fileNames }) => fileNames));
  const options = {
    ...configurations.at(-1).options,
    ...{ incremental: false, noEmit: true, baseUrl: root, paths: ofPlugin },
  };
  delete options.tsBuildInfoFile;
  return ts.createProgram([...names], options);
}

const knipScript = path.join(root, 'node_modules/knip/bin/knip.js');
const knip = spawn(process.execPath, [knipScript, '--no-config-hints'], {
  cwd: root,
  stdio: 'inherit',
});
const knipEnd = once(knip, 'close');

const programs = together.map(programOf);
const parserOptions = { programs, project: null };
const eslint = new ESLint({ cwd: root, overrideConfig: { languageOptions: { parserOptions } } });
const results = await eslint.lintFiles(['.']);
const { format } = await eslint.loadFormatter('stylish');
const problems = await format(results);
const diagnostics = programs.flatMap((program) => ts.getPreEmitDiagnostics(program));

if (problems) console.error(problems);
if (diagnostics.length > 0) {
  console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, host));
}
const errors = results.reduce((sum, { errorCount }) => sum + errorCount, diagnostics.length);
const [knipStatus] = await knipEnd;
process.exitCode = errors > 0 || knipStatus !== 0 ? 1 : 0;
