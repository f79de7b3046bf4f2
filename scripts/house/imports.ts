import path from 'node:path';
import ts from 'typescript';
import { placeOf, type Source, walk } from './sources';

/** One file imports another, both of the code. */
export interface Import {
  from: string;
  to: string;
  /** Nothing of it is left when it is compiled. */
  isOfTypes: boolean;
  /** Where it stands, with the line. */
  place: string;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause;
    if (node.isTypeOnly || !names || !ts.isNamedExports(names)) return node.isTypeOnly;
    return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
  }
  const clause = node.importClause;
  if (!clause || clause.isTypeOnly) return clause?.isTypeOnly ?? false;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}

/** What a node imports, if it is of the code's own; paths of packages do not begin with a dot. */
function readImport(node: ts.Node): { text: string; isOfTypes: boolean } | undefined {
  const of = (specifier: ts.Node | undefined, isOfTypes: boolean) =>
    specifier && ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.')
      ? { text: specifier.text, isOfTypes }
      : undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return of(node.moduleSpecifier, isTypeOnly(node));
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return of(node.argument.literal, true);
  }
  if (!ts.isCallExpression(node)) return undefined;
  const { expression: callee } = node;
  const isImport = callee.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(callee) && callee.text === 'require';
  return isImport || isRequire ? of(node.arguments[0], false) : undefined;
}

/** Where the parts of the plugin lie as seen from each other, in the paths that imports name. */
const betweenParts: [RegExp, string][] = [
  [/^(\.\.\/)+server\/src\//, ''],
  [/^(\.\.\/)+(admin|widget|door)\/src\//, '$2/'],
];

function targetOf(from: string, text: string, files: Set<string>): string | undefined {
  let base = path.posix.normalize(path.posix.join(path.posix.dirname(from), text));
  for (const [outside, inside] of betweenParts) base = base.replace(outside, inside);
  const tries = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => `${base}${end}`);
  return tries.find((file) => files.has(file));
}

/** Every import between the files. What is no code, such as JSON, is left out. */
export function findImports(sources: Source[]): Import[] {
  const files = new Set(sources.map(({ file }) => file));
  const imports: Import[] = [];
  for (const source of sources) {
    walk(source.ast, (node) => {
      const found = readImport(node);
      const to = found && targetOf(source.file, found.text, files);
      if (!found || !to) return;
      const { isOfTypes } = found;
      imports.push({ from: source.file, to, isOfTypes, place: placeOf(source, node) });
    });
  }
  return imports;
}
