import type { Import } from './imports';

/*
 * The layers of the server, from the ground up: code may import what is in its own layer or below. A name is that of a
 * folder, or of a file without its ending, at the top of the source.
 */
export const layers: [name: string, folders: string[]][] = [
  ['lib', ['lib']],
  ['domain', ['domain', 'contract', 'texts']],
  ['settings', ['settings']],
  ['database', ['database']],
  ['host', ['host']],
  ['access, outbox', ['access', 'identity', 'outbox']],
  ['kit', ['kit']],
  ['payments', ['payments']],
  ['resources', ['resources']],
  [
    'around them',
    [
      'notifications',
      'pages',
      'integrity',
      'seed',
      'panel-routes',
      'middlewares',
      'guest-lane',
      'wallets',
    ],
  ],
  [
    'start',
    [
      ...['index', 'register', 'bootstrap', 'destroy', 'jobs'],
      ...['content-types', 'controllers', 'routes', 'services'],
      ...['admin', 'widget', 'door'],
    ],
  ],
];

const heights = new Map(
  layers.flatMap(([, folders], height) => folders.map((folder) => [folder, height] as const)),
);

/** The folder at the top that a file is in, or the file itself. */
export function folderOf(file: string): string {
  return file.split('/')[0]!.replace(/\.tsx?$/, '');
}

/** How high a file is; undefined where the table does not know its folder. */
export function heightOf(file: string): number | undefined {
  return heights.get(folderOf(file));
}

/** Files whose folder is missing in the table: nothing could be said of what they import. */
export function findUnplaced(files: string[]): string[] {
  return files.filter((file) => heightOf(file) === undefined);
}

/** Imports of what is in a layer above. */
export function findArrowsUp(imports: Import[]): Import[] {
  return imports.filter(({ from, to }) => (heightOf(to) ?? 0) > (heightOf(from) ?? Infinity));
}

const tools = new Set(['lib', 'settings', 'host', 'database']);

/** Whether a file is in a layer that knows nothing of what is sold: one uses it without opening it. */
export function isTool(file: string): boolean {
  const height = heightOf(file);
  return height !== undefined && tools.has(layers[height]![0]);
}
