import ts from 'typescript';
import { placeOf, type Source, walk } from './sources';

/*
 * Where the compiler is told what a query answers instead of knowing it: `(await db('orders').first('id')) as Row`, and
 * `.select<Row[]>('id')`. `as unknown` alone asks for a look at the answer and is fine.
 */

/** Methods of knex's builder and of Strapi's query engine, by which a chain of calls ends in rows. */
const ofQueries = new Set(
  (
    'select first pluck where whereIn whereNot whereNull whereNotNull whereRaw andWhere orWhere join leftJoin ' +
    'orderBy groupBy limit offset returning count countDistinct sum min max raw forUpdate clone ' +
    'findOne findMany'
  ).split(' '),
);

/** The names of methods that are called one on the other, the last first. */
function chainOf(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return [];
  const { expression: callee } = node;
  if (!ts.isPropertyAccessExpression(callee)) return [''];
  return [callee.name.text, ...chainOf(callee.expression)];
}

function isQuery(node: ts.Node): boolean {
  const [last = ''] = chainOf(node);
  return ofQueries.has(last);
}

function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node) || ts.isAsExpression(node)) {
    return unwrap(node.expression);
  }
  return ts.isBinaryExpression(node) ? unwrap(node.left) : node;
}

/** What a name stands for, where it is declared in the same file. */
function valueOf(node: ts.Expression, { ast }: Source): ts.Expression {
  if (!ts.isIdentifier(node)) return node;
  let value: ts.Expression = node;
  walk(ast, (other) => {
    if (!ts.isVariableDeclaration(other) || !other.initializer) return;
    const isIt = ts.isIdentifier(other.name) && other.name.text === node.text;
    if (isIt && other.pos < node.pos) value = unwrap(other.initializer);
  });
  return value;
}

function isRowCast(node: ts.Node, source: Source): boolean {
  if (ts.isCallExpression(node)) return !!node.typeArguments?.length && isQuery(node);
  if (!ts.isAsExpression(node) || ts.isAsExpression(node.parent)) return false;
  if (node.type.kind === ts.SyntaxKind.UnknownKeyword) return false;
  return isQuery(valueOf(unwrap(node.expression), source));
}

/** Casts of what a query answers. */
export function findRowCasts(sources: Source[]): string[] {
  const found: string[] = [];
  for (const source of sources) {
    walk(source.ast, (node) => {
      if (isRowCast(node, source)) found.push(placeOf(source, node));
    });
  }
  return found;
}
