/*
 * Places on the earth, and how far they are from each other. A place is kept as a point of the unit sphere too: with that,
 * to be near is a matter of plus, minus and times, which every database does alike, and the poles and the 180th meridian
 * are places as any other.
 */

/** In degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** What is to be found: what is no further away than that. */
export interface Near {
  place: Place;
  radiusKm: number;
}

/** The mean one, in kilometres. */
const earthRadius = 6371.0088;

/** Millionths of a metre make no difference: two names of one place, such as those of a pole, are the same point. */
const grain = 1e12;

/** A point of the unit sphere. */
export type Point = readonly [x: number, y: number, z: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
// Adding zero makes a zero of a negative one.
const rounded = (value: number) => Math.round(value * grain) / grain + 0;

export function pointOf({ lat, lng }: Place): Point {
  const ring = Math.cos(radians(lat));
  return [
    rounded(ring * Math.cos(radians(lng))),
    rounded(ring * Math.sin(radians(lng))),
    rounded(Math.sin(radians(lat))),
  ];
}

/** The straight line through the earth, in radii, between points that are so many kilometres of ground apart. */
export function chordOf(kilometres: number): number {
  return 2 * Math.sin(kilometres / (2 * earthRadius));
}

/** Along the great circle, in kilometres and to the metre. */
export function kilometresBetween(one: Place, other: Place): number {
  const [a, b] = [pointOf(one), pointOf(other)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, chord / 2)) * 1000) / 1000;
}
