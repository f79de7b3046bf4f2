import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';

/*
 * Brings what is compiled to what the sources say, before tests run: a file that has changed is compiled alone, without
 * its types being checked, which takes milliseconds. What counts is the content of the files, never their times.
 */

/** What a file was compiled from and to, both as digests, by the path of what was made. */
type Manifest = Record<string, { source: string; made: string }>;

/** What stands at the end: the files that were out of date, and a digest of each file there is, by its path. */
export interface Compiled {
  changed: string[];
  digests: Map<string, string>;
}

interface Work {
  ts: typeof TypeScript;
  parsed: TypeScript.ParsedCommandLine;
  outDir: string;
  before: Manifest;
}

const digestOf = (text: string) => createHash('sha1').update(text).digest('hex');

const load = createRequire(__filename);

function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Whole or not at all: another run may read it. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

function parse(ts: typeof TypeScript, config: string): TypeScript.ParsedCommandLine {
  const fail = ({ messageText }: TypeScript.Diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host)!;
  parsed.errors.forEach(fail);
  return parsed;
}

/** @throws Error where the text is no TypeScript: its first mistake, with file and line */
function compile({ ts, parsed }: Work, file: string, text: string): string {
  if (file.endsWith('.json')) return text;
  const { outputText, diagnostics = [] } = ts.transpileModule(text, {
    compilerOptions: parsed.options,
    fileName: file,
    reportDiagnostics: true,
  });
  const [mistake] = diagnostics;
  if (!mistake) return outputText;
  const { line } = mistake.file!.getLineAndCharacterOfPosition(mistake.start ?? 0);
  const message = ts.flattenDiagnosticMessageText(mistake.messageText, ' ');
  throw new Error(`${path.relative(process.cwd(), file)}:${line + 1}: ${message}`);
}

/** Removes a file, and the folders that are empty then: the host takes such a one for a content type without a schema. */
function removeWithFolder(file: string, outDir: string): void {
  rmSync(file, { recursive: true });
  rmSync(file.replace(/\.js$/, '.d.ts'), { force: true });
  let folder = path.dirname(file);
  while (folder !== outDir && readdirSync(folder).length === 0) {
    rmdirSync(folder);
    folder = path.dirname(folder);
  }
}

/** Removes what was made of sources that are gone: the host would go on loading it. */
function removeOrphans({ outDir }: Work, made: Manifest): void {
  const folders = new Set(Object.keys(made).map((file) => file.split('/')[0]!));
  for (const folder of folders) {
    if (!existsSync(path.join(outDir, folder)) || folder.includes('.')) continue;
    const names = readdirSync(path.join(outDir, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => /\.js(on)?$/.test(one))) {
      const file = [folder, ...name.split(path.sep)].join('/');
      if (!made[file]) removeWithFolder(path.join(outDir, file), outDir);
    }
  }
}

interface BuildInfo {
  fileNames?: string[];
  fileInfos?: (string | { version: string })[];
}

/**
 * Lets the compiler's own incremental build know that it has to make these files again: should one become what it was
 * at the last build, the compiler would take its own work for done and leave ours.
 */
function forgetInBuildInfo({ parsed }: Work, changed: string[]): void {
  const file = parsed.options.tsBuildInfoFile;
  if (!file || !existsSync(file) || changed.length === 0) return;
  const info = JSON.parse(readFileSync(file, 'utf8')) as BuildInfo;
  const { fileNames, fileInfos } = info;
  if (!fileNames || !fileInfos) return rmSync(file);
  const places = fileNames.map((name) => path.resolve(path.dirname(file), name));
  for (const one of changed) {
    const index = places.indexOf(one);
    const known = fileInfos[index];
    if (typeof known === 'string') fileInfos[index] = digestOf(known);
    else if (known) known.version = digestOf(known.version);
  }
  writeWhole(file, JSON.stringify(info));
}

/** Compiles one file where what is there is not made of it; answers whether it did. */
function bringUpToDate(work: Work, file: string, salt: string, made: Manifest): boolean {
  const { ts, parsed, outDir, before } = work;
  const out = ts
    .getOutputFileNames(parsed, file, false)
    .find((one) => /\.js(on)?$/.test(one)) as string;
  const name = path.relative(outDir, out).split(path.sep).join('/');
  const text = readFileSync(file, 'utf8');
  const source = digestOf(salt + text);
  const there = existsSync(out) ? digestOf(readFileSync(out, 'utf8')) : '';
  const known = before[name];
  if (known?.source === source && known.made === there) {
    made[name] = known;
    return false;
  }
  const js = compile(work, file, text);
  made[name] = { source, made: digestOf(js) };
  if (made[name].made === there) return false;
  writeWhole(out, js);
  return true;
}

/**
 * Compiles the files of a `tsconfig.json` that have changed since they were compiled, by whomever, and removes what was
 * made of files that are gone. Types are not checked: `npm run typecheck` does that.
 * @param config the path of the `tsconfig.json`, which says where the compiled files are, `outDir`
 * @throws Error where a file cannot be read as TypeScript, with its name and line
 */
export function compileChanged(config: string): Compiled {
  const ts = load('typescript') as typeof TypeScript;
  const parsed = parse(ts, config);
  const outDir = parsed.options.outDir ?? path.dirname(config);
  const manifest = path.join(outDir, '.compiled.json');
  const work: Work = { ts, parsed, outDir, before: readManifest(manifest) };
  // What is in the files depends on no path of this machine.
  const isPath = (value: unknown) => typeof value === 'string' && path.isAbsolute(value);
  const options = JSON.stringify(parsed.options, (_, value: unknown) =>
    isPath(value) ? '' : value,
  );
  const salt = digestOf(ts.version + options);
  const made: Manifest = {};
  const sources = parsed.fileNames.filter((file) => !file.endsWith('.d.ts'));
  const changed = sources.filter((file) => bringUpToDate(work, file, salt, made));
  removeOrphans(work, made);
  forgetInBuildInfo(work, changed);
  if (JSON.stringify(made) !== JSON.stringify(work.before))
    writeWhole(manifest, JSON.stringify(made));
  const digests = Object.entries(made).map(([name, one]) => [path.join(outDir, name), one.made]);
  return { changed, digests: new Map(digests as [string, string][]) };
}
