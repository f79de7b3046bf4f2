import { findKnots } from './circles';
import { roomOf } from './floors';
import type { Import } from './imports';

/** Each resource is a room of its own; else the folder at the top, or the file. */
export function ownRoomOf(file: string): string {
  const [resource] = /^resources\/[^/]+(?=\/)/.exec(file) ?? [];
  return resource ?? roomOf(file);
}

/** Arrows between two rooms, with the number of imports. */
export interface RoomArrow {
  from: string;
  to: string;
  imports: number;
}

/** What the rooms import of each other, types left out. */
export function findRoomArrows(imports: Import[], nameOf = ownRoomOf): RoomArrow[] {
  const arrows = new Map<string, RoomArrow>();
  for (const { from, to, isOfTypes } of imports) {
    const [start, end] = [nameOf(from), nameOf(to)];
    if (isOfTypes || start === end) continue;
    const arrow = arrows.get(`${start} ${end}`) ?? { from: start, to: end, imports: 0 };
    arrow.imports += 1;
    arrows.set(`${start} ${end}`, arrow);
  }
  return [...arrows.values()];
}

/** The arrows by which rooms import each other in a circle. */
export function findRoomCircles(imports: Import[]): string[] {
  const arrows = findRoomArrows(imports);
  return findKnots(arrows).flatMap((rooms) =>
    arrows
      .filter(({ from, to }) => rooms.includes(from) && rooms.includes(to))
      .map(({ from, to, imports: count }) => `${from} → ${to} (${count})`)
      .sort(),
  );
}
