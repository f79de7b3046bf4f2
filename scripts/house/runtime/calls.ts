import path from 'node:path';
import ts from 'typescript';
import { walk } from '../sources';
import { type Executed, hasRun } from './coverage';

/** A call of one file into another. */
export interface Call {
  /** Where it is in the text. */
  offset: number;
  /** The path of the other file, as the call's own file names it. */
  module: string;
}

/** The names under which a compiled file has others of the code: `const sql_1 = require("./sql")`. */
function findModules(ast: ts.SourceFile): Map<string, string> {
  const modules = new Map<string, string>();
  walk(ast, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    const value = node.initializer;
    if (!value || !ts.isCallExpression(value)) return;
    const [module] = value.arguments;
    const isRequire = ts.isIdentifier(value.expression) && value.expression.text === 'require';
    if (isRequire && module && ts.isStringLiteral(module) && module.text.startsWith('.')) {
      modules.set(node.name.text, module.text);
    }
  });
  return modules;
}

/** `sql_1` of `(0, sql_1.change)` and of `stock_1.stock.claim`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isParenthesizedExpression(callee)) return rootOf(callee.expression);
  if (ts.isPropertyAccessExpression(callee)) return rootOf(callee.expression);
  return ts.isBinaryExpression(callee) ? rootOf(callee.right) : '';
}

/** The calls of a compiled file into others of the code. */
function findCallsOut(text: string): Call[] {
  const ast = ts.createSourceFile('compiled.js', text, ts.ScriptTarget.Latest, true);
  const modules = findModules(ast);
  const calls: Call[] = [];
  walk(ast, (node) => {
    if (!ts.isCallExpression(node)) return;
    const module = modules.get(rootOf(node.expression));
    if (module) calls.push({ offset: node.getStart(ast), module });
  });
  return calls;
}

/** Those of the calls of a file that have run, as `checkout.js:12 → quote.js`. */
export function callsThatRan(executed: Executed, text: string): { to: string; shown: string }[] {
  return findCallsOut(text)
    .filter(({ offset }) => hasRun(executed, offset))
    .map(({ offset, module }) => {
      const to = `${path.resolve(path.dirname(executed.file), module).replace(/\.js$/, '')}.js`;
      const line = text.slice(0, offset).split('\n').length;
      return { to, shown: `${path.basename(executed.file)}:${line} → ${path.basename(to)}` };
    });
}

const compiledServer = /^.*\/(?:server\/src|dist\/server)\/(.*)\.js$/;

/** The name of a compiled file of the server below its source; any other stays as it is. */
export function sourceNameOf(compiled: string): string {
  return compiled.replace(compiledServer, '$1.ts');
}
