import ts from 'typescript';
import { placeOf, type Source, walk } from './sources';

const mostLinesOfFile = 300;
const mostLinesOfFunction = 50;

function lineOf({ ast }: Source, position: number): number {
  return ast.getLineAndCharacterOfPosition(position).line;
}

export function findLongFiles(sources: Source[]): string[] {
  const lines = ({ ast }: Source) => ast.text.replace(/\n$/, '').split('\n').length;
  return sources
    .filter((source) => lines(source) > mostLinesOfFile)
    .map((source) => `${source.file}: ${lines(source)} lines`);
}

export function findLongFunctions(sources: Source[]): string[] {
  const found: string[] = [];
  for (const source of sources) {
    walk(source.ast, (node) => {
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
      const lines = lineOf(source, node.end) - lineOf(source, node.getStart(source.ast)) + 1;
      if (lines > mostLinesOfFunction) found.push(`${placeOf(source, node)}: ${lines} lines`);
    });
  }
  return found;
}
