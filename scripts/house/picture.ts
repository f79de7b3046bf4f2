import { layers, heightOf } from './layers';
import type { Import } from './imports';
import { findFolderArrows, ownFolderOf, type FolderArrow } from './folder-circles';

/* The layers as a Mermaid diagram, made of the imports. */

const begin = '<!-- The layers: written by `npm run house -- --picture` -->';
const end = '<!-- End of the layers -->';

/** The box of a file: its folder, or for a file at the top its layer. */
function boxOf(file: string): string {
  return file.includes('/') ? ownFolderOf(file) : (layers[heightOf(file) ?? -1]?.[0] ?? file);
}

function isReachable(from: string, to: string, arrows: FolderArrow[]): boolean {
  const reached = new Set([from]);
  for (const box of reached) {
    for (const arrow of arrows) if (arrow.from === box) reached.add(arrow.to);
  }
  return reached.has(to);
}

/** Without the arrows that can be left out, since there is another way. */
function thinOut(arrows: FolderArrow[]): FolderArrow[] {
  let left = arrows;
  for (const arrow of arrows) {
    const others = left.filter((other) => other !== arrow);
    if (isReachable(arrow.from, arrow.to, others)) left = others;
  }
  return left;
}

const idOf = (box: string) => box.replace(/\W+/g, '_');

function layerOf(height: number, files: string[]): string[] {
  const boxes = new Set(files.filter((file) => heightOf(file) === height).map(boxOf));
  if (boxes.size === 0) return [];
  return [
    `  subgraph layer${height} ["${layers[height]![0]}"]`,
    ...[...boxes].sort().map((box) => `    ${idOf(box)}["${box}"]`),
    '  end',
  ];
}

/** @param files all files of the code */
export function drawLayers(files: string[], imports: Import[]): string {
  const known = files.filter((file) => heightOf(file) !== undefined);
  const heights = new Map(known.map((file) => [boxOf(file), heightOf(file)!]));
  const isUp = ({ from, to }: FolderArrow) => heights.get(to)! > heights.get(from)!;
  const arrows = findFolderArrows(imports, boxOf)
    .filter(({ from, to }) => heights.has(from) && heights.has(to))
    .sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
  const down = thinOut(arrows.filter((arrow) => !isUp(arrow)));
  return [
    'flowchart TD',
    ...layers.flatMap((_, height) => layerOf(layers.length - 1 - height, known)),
    ...down.map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`),
    ...arrows.filter(isUp).map(({ from, to }) => `  ${idOf(from)} -. up .-> ${idOf(to)}`),
  ].join('\n');
}

/** The page with this diagram in it. */
export function putPicture(page: string, diagram: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`There is no place for the picture: the lines\n${begin}\n${end}`);
  }
  return `${before}${begin}\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n${end}${after}`;
}
