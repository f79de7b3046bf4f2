import { findKnots } from './circles';
import { folderOf } from './layers';
import type { Import } from './imports';

/** Each resource is a folder of its own; else the folder at the top, or the file. */
export function ownFolderOf(file: string): string {
  const [resource] = /^resources\/[^/]+(?=\/)/.exec(file) ?? [];
  return resource ?? folderOf(file);
}

/** Arrows between two folders, with the number of imports. */
export interface FolderArrow {
  from: string;
  to: string;
  imports: number;
}

/** What the folders import of each other, types left out. */
export function findFolderArrows(imports: Import[], nameOf = ownFolderOf): FolderArrow[] {
  const arrows = new Map<string, FolderArrow>();
  for (const { from, to, isOfTypes } of imports) {
    const [start, end] = [nameOf(from), nameOf(to)];
    if (isOfTypes || start === end) continue;
    const arrow = arrows.get(`${start} ${end}`) ?? { from: start, to: end, imports: 0 };
    arrow.imports += 1;
    arrows.set(`${start} ${end}`, arrow);
  }
  return [...arrows.values()];
}

/** The arrows by which folders import each other in a circle. */
export function findFolderCircles(imports: Import[]): string[] {
  const arrows = findFolderArrows(imports);
  return findKnots(arrows).flatMap((folders) =>
    arrows
      .filter(({ from, to }) => folders.includes(from) && folders.includes(to))
      .map(({ from, to, imports: count }) => `${from} → ${to} (${count})`)
      .sort(),
  );
}
