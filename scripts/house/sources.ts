import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file of the code, read. */
export interface Source {
  /** Its path below the source root of the server, with `/`; files of what runs in a browser begin with its name: `admin/`. */
  file: string;
  ast: ts.SourceFile;
}

/** What runs in a browser, and is built by itself: the panel, the tag that sells, the page of the door. */
const browserParts = ['admin', 'widget', 'door'];

export function parse(file: string, text: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { file, ast: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind) };
}

const isCode = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(spec|test)\.tsx?$/.test(name) && !name.endsWith('.d.ts');

function namesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isCode(name) && !name.includes('node_modules/'))
    .sort();
}

/** All code of the plugin; tests beside it are left out, and the harness that tests are written with. */
export function readSources(projectDir: string): Source[] {
  const plugin = path.join(projectDir, 'src/plugins/svc');
  const read = (part: string, prefix: string) => {
    const folder = path.join(plugin, part, 'src');
    return namesBelow(folder).map((name) =>
      parse(`${prefix}${name}`, readFileSync(path.join(folder, name), 'utf8')),
    );
  };
  const server = read('server', '').filter(({ file }) => !file.startsWith('testing/'));
  return [...server, ...browserParts.flatMap((part) => read(part, `${part}/`))];
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
