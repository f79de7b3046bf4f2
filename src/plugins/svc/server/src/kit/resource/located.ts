import * as yup from 'yup';
import type { Near, Place } from '../../domain/place';
import type { ContentType } from '../../host/strapi';
import { onlyByName } from '../fields-parameter';
import { decimal, type Shape, withJsonSchema } from '../schema';
import type { Resource } from './declaration';
import type { Kind } from './field-kinds';
import { Mismatch } from './resolve-fields';
import type { ColumnField, Field } from './resolved';

/*
 * Things with a place, `located: true`: `lat` and `lng`, lists of what is near another place, in order of the distance, and
 * the distance as a field.
 */

const bounds = { lat: 90, lng: 180 };

/** What such a type has besides, kept by the kit alone: the place as `database/near-place.ts` finds it. */
export const placeAttributes = ['placeX', 'placeY', 'placeZ'] as const;

const degrees = (most: number) => ({ type: 'float', min: -most, max: most });

/** What its content type has, as far as its schema does not say so. */
export function locatedAttributes(internal: object): ContentType['attributes'] {
  return {
    lat: degrees(bounds.lat),
    lng: degrees(bounds.lng),
    ...Object.fromEntries(placeAttributes.map((name) => [name, { type: 'float', ...internal }])),
  };
}

function degreesKind(most: number): Kind {
  return {
    input: decimal({ min: -most, max: most }).nullable() as yup.AnySchema,
    output: withJsonSchema(yup.number(), { type: ['number', 'null'] }),
    present: (stored) => (stored === null || stored === undefined ? null : Number(stored)),
    store: (sent) => sent,
    compares: false,
  };
}

/** @throws Mismatch where the schema keeps them otherwise, or the declaration has such fields of its own */
export function locatedFields(
  { located, fields = {} }: Pick<Resource, 'located' | 'fields'>,
  type: ContentType,
): ColumnField[] {
  if (!located) return [];
  const names = ['lat', 'lng'] as const;
  const taken = [...names, 'distance_km'].filter((name) => name in fields);
  const other = names.filter((name) => (type.attributes[name]?.type ?? 'float') !== 'float');
  const faults = [
    ...taken.map((name) => `has a field ${name} already: located makes it`),
    ...other.map((name) => `keeps ${name} as ${type.attributes[name]!.type}; a place needs float`),
  ];
  if (faults.length > 0) throw new Mismatch(...faults);
  return names.map((name) => ({
    in: 'column',
    name,
    attribute: name,
    column: name,
    kind: degreesKind(bounds[name]),
    options: {},
    isByName: true,
  }));
}

/** What answers have besides, where it is named. */
export const distanceSchema = () => withJsonSchema(yup.number(), { type: ['number', 'null'] });

export const distanceOutput: Shape = { distance_km: onlyByName(distanceSchema()) };

const isPlaceField = ({ attribute }: Field) => attribute === 'lat' || attribute === 'lng';

const missing = 'must be sent with the other of lat and lng: both, or null for both';

/** What is wrong with one of two, by attribute. */
export function placeProblems(
  fields: Field[],
  sent: Record<string, unknown>,
): Record<string, string> {
  if (!fields.some((field) => isPlaceField(field) && 'isByName' in field)) return {};
  const { lat, lng } = sent;
  if (lat === undefined && lng === undefined) return {};
  const isNothing = (value: unknown) => value === undefined || value === null;
  if ((lat === null && lng === null) || (!isNothing(lat) && !isNothing(lng))) return {};
  return isNothing(lat) ? { lat: missing } : { lng: missing };
}

/** The place that values by attribute say. */
export function placeIn({ lat, lng }: Record<string, unknown>): Place | null {
  if (lat === null || lat === undefined || lng === null || lng === undefined) return null;
  return { lat: Number(lat), lng: Number(lng) };
}

const fraction = String.raw`(\.\d{1,15})?`;
const whole = String.raw`(\.0{1,15})?`;
const latText = String.raw`-?(90${whole}|[0-8]?\d${fraction})`;
const lngText = String.raw`-?(180${whole}|(1[0-7]\d|\d{1,2})${fraction})`;
const nearText = new RegExp(`^${latText},${lngText}$`);

function readPlace(sent: unknown): unknown {
  if (typeof sent !== 'string' || !nearText.test(sent)) return sent;
  const [lat, lng] = sent.split(',').map(Number) as [number, number];
  return { lat, lng } satisfies Place;
}

function placeParameter() {
  const allowed =
    'must be a latitude from -90 to 90 and a longitude from -180 to 180, with a comma between: 52.52,13.405';
  const schema = yup
    .mixed<Place>(
      (value): value is Place => typeof value === 'object' && value !== null && 'lat' in value,
    )
    .transform((_, sent: unknown) => readPlace(sent))
    .typeError(allowed)
    .nonNullable(allowed);
  return withJsonSchema(schema, {
    type: 'string',
    pattern: nearText.source,
    examples: ['52.52,13.405'],
  });
}

/** Parameters of lists of such things. */
export const nearQuery = {
  near: placeParameter(),
  radius_km: decimal({ min: 0.001, max: 500 }).default(25),
};

/** What {@link nearQuery} says. */
export function nearAsked(query: { near?: Place; radius_km?: number }): Near | undefined {
  const { near, radius_km: radiusKm = 25 } = query;
  return near && { place: near, radiusKm };
}
