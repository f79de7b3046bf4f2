import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file of the code, read. */
export interface Source {
  /** Its path below the source root of the server, with `/`; files of the panel begin with `admin/`. */
  file: string;
  ast: ts.SourceFile;
}

/** Where the code is: the plugin's, or a project's that has it in `src`. */
export interface Roots {
  server: string;
  admin: string;
}

export function findRoots(projectDir: string): Roots {
  const plugin = path.join(projectDir, 'src/plugins/svc');
  const server = path.join(plugin, 'server/src');
  if (existsSync(server)) return { server, admin: path.join(plugin, 'admin/src') };
  const src = path.join(projectDir, 'src');
  return { server: src, admin: path.join(src, 'admin') };
}

export function parse(file: string, text: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { file, ast: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind) };
}

const isCode = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(spec|test)\.tsx?$/.test(name) && !name.endsWith('.d.ts');

function namesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isCode(name) && !name.includes('node_modules/'))
    .sort();
}

/** All code of the server and the panel; tests beside it are left out, and the harness that tests are written with. */
export function readSources({ server, admin }: Roots): Source[] {
  const read = (folder: string, name: string, file: string) =>
    parse(file, readFileSync(path.join(folder, name), 'utf8'));
  const isNested = path.relative(server, admin) === 'admin';
  const own = namesBelow(server)
    .filter((name) => !(isNested && name.startsWith('admin/')))
    .filter((name) => !name.startsWith('testing/'));
  return [
    ...own.map((name) => read(server, name, name)),
    ...namesBelow(admin).map((name) => read(admin, name, `admin/${name}`)),
  ];
}

/** `domain/money.ts:12` */
export function placeOf({ file, ast }: Source, node: ts.Node): string {
  return `${file}:${ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1}`;
}

/** Calls `visit` for the node and all that is in it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
