import { chordOf, type Near, type Place, type Point, pointOf } from '../domain/place';
import { join, type Sql, sql } from './sql';

/*
 * What is near a place, of rows that have the columns `place_x`, `place_y` and `place_z`: `domain/place.ts`.
 */

/** Those of a table by its alias. */
export interface PlaceColumns {
  x: Sql;
  y: Sql;
  z: Sql;
}

/** The columns, in the order of the index that finds what is near: the northern and southern bound lead. */
export const placeColumnNames = ['place_z', 'place_x', 'place_y'] as const;

/** What a row has in them. */
export function placeValues(place: Place | null) {
  const [x, y, z] = place ? pointOf(place) : [null, null, null];
  return { place_x: x, place_y: y, place_z: z };
}

const differences = ({ x, y, z }: PlaceColumns, [px, py, pz]: Point) => [
  sql`(${x} - ${px})`,
  sql`(${y} - ${py})`,
  sql`(${z} - ${pz})`,
];

/** What has things in order of their distance: the square of the straight line. */
export function distanceOrder(columns: PlaceColumns, place: Place): Sql {
  const squares = differences(columns, pointOf(place)).map((one) => sql`${one} * ${one}`);
  return sql`(${join(squares, ' + ')})`;
}

/** That it is no further away: the box around it is what an index finds. What is nowhere is not near. */
export function nearConditions(columns: PlaceColumns, { place, radiusKm }: Near): Sql[] {
  const chord = chordOf(radiusKm);
  const [x, y, z] = pointOf(place);
  const within = (column: Sql, middle: number) =>
    sql`${column} between ${middle - chord} and ${middle + chord}`;
  return [
    within(columns.z, z),
    within(columns.x, x),
    within(columns.y, y),
    sql`${distanceOrder(columns, place)} <= ${chord * chord}`,
  ];
}
