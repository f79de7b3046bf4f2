import ts from 'typescript';
import type { Source } from './sources';

/* What lies in the wrong place. */

/** What Strapi, or a reader, looks for at the top. */
const startFiles = [
  ...['index', 'register', 'bootstrap', 'destroy', 'jobs', 'settings'],
  ...['content-types', 'controllers', 'routes', 'services'],
];

/** Files that lie flat at the top of the server's source and belong into a folder. */
export function findFlatFiles(sources: Source[]): string[] {
  return sources
    .map(({ file }) => file)
    .filter((file) => !file.includes('/') && !startFiles.includes(file.replace(/\.ts$/, '')));
}

function hasDefaultExport({ ast }: Source): boolean {
  return ast.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return true;
    if (ts.isExportDeclaration(statement)) {
      const names = statement.exportClause;
      return !!names && ts.isNamedExports(names) && names.elements.some(isNamedDefault);
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  });
}

const isNamedDefault = ({ name }: ts.ExportSpecifier) => name.text === 'default';

/** Files that Strapi loads as a service because of their folder, and that export none. */
export function findEmptyServices(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => /(^|\/)services\/[^/]+$/.test(file) && !file.startsWith('admin/'))
    .filter((source) => !hasDefaultExport(source))
    .map(({ file }) => file);
}
