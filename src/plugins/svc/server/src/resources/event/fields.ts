import * as yup from 'yup';
import { idArray } from '../../kit/id-lists';
import { type Attribute, kindOfAttribute } from '../../kit/resource/field-kinds';
import { distanceSchema } from '../../kit/resource/located';
import { pictureOutput } from '../../kit/resource/media';
import { onlyByName } from '../../kit/fields-parameter';
import { listOf, named } from '../../kit/named-shapes';
import { integer, oneOf, required, wallClock } from '../../kit/schema';
import { arrayOfObjects } from '../../kit/validate';
import { attribute } from '../../kit/wire-names';
import { leastOf, mostOf } from '../../domain/money';
import { maxReturnSteps, readReturnPolicy, type ReturnStep } from '../../contract/return-policy';
import { eventStatuses, statusOf, writableStatuses } from '../../contract/event-status';
import { snakeCase } from '../../lib/snake-case';
import { addedFields } from './added-fields';
import { costText } from './domain/cost';
import { excerptOf } from './domain/excerpt';
import type { EventRow, EventSource } from './read-model/event-source';
import schema from './schema.json';

/*
 * The fields that REST shows of an event, each declared once. The read model's JSON, the shapes of bodies and answers,
 * `meta`, and the version that has the read model made anew follow from here. Fields that a project adds
 * (added-fields.ts) stand beside them.
 */

/** What the site says where an event says nothing. */
export interface SiteDefaults {
  timezone: string;
  currency: string;
}

/** Where answers have a field: in lists and alone, only where the event is read alone, or only where it is named. */
export type Place = 'lists' | 'details' | 'named';

/** A field of events. It is kept in the read model under the name that it is declared by. */
export interface EventField<Kept = unknown, In extends Place = Place> {
  in: In;
  /** What the read model keeps of it. Only for `keep` and its like does a declaration know the database's rows. */
  keep: (source: EventSource, site: SiteDefaults) => Kept;
  output: yup.AnySchema;
  /** What a request sends; absent where it sends nothing. `toEventInput` makes it the member of that name. */
  input?: yup.AnySchema;
  /** Its name on the wire, where what is kept is not yet what is shown: presenter.ts makes the one of the other. */
  as?: string;
  /** Whether `meta` has it, too, as text. */
  isInMeta?: boolean;
}

type More = Partial<Pick<EventField, 'input' | 'output' | 'as' | 'isInMeta'>>;
type Keep<Kept> = EventField<Kept>['keep'];

const listed = <Kept>(
  output: yup.AnySchema,
  keep: Keep<Kept>,
  more: More = {},
): EventField<Kept, 'lists'> => ({ in: 'lists', output, keep, ...more });

const alone = <Kept>(
  output: yup.AnySchema,
  keep: Keep<Kept>,
  more: More = {},
): EventField<Kept, 'details'> => ({ in: 'details', output, keep, ...more });

const whereNamed = <Kept>(
  output: yup.AnySchema,
  keep: Keep<Kept>,
  more: More = {},
): EventField<Kept, 'named'> => ({
  in: 'named',
  output: onlyByName(output),
  keep,
  ...more,
});

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The attributes whose columns `event-source.ts` reads: of another nothing could be kept, and nobody would be told. */
type ReadAttribute = keyof typeof schema.attributes & CamelCase<keyof EventRow>;

/** A field that is a column: its kind, length and whether it is required are those of schema.json. */
function column<Kept>(name: ReadAttribute, more: More = {}) {
  const declared: Attribute = schema.attributes[name];
  const kind = kindOfAttribute(declared, {})!;
  const stored = snakeCase(name);
  return listed(
    kind.output,
    ({ row }) => kind.present((row as Record<string, unknown>)[stored]) as Kept,
    { input: declared.required ? required(kind.input) : kind.input, ...more },
  );
}

const inMeta = { isInMeta: true };

const listFields = {
  public_id: listed(yup.number(), ({ row }) => row.public_id, { as: 'id' }),
  title: column<string>('title'),
  start_date: column<string>('startDate', inMeta),
  end_date: column<string>('endDate', inMeta),
  venue_id: listed(yup.number(), ({ venueId }) => venueId ?? 0, {
    ...inMeta,
    input: attribute('venue', integer({ min: 0 })),
  }),
  organizer_ids: listed(yup.array(yup.number()), ({ organizerIds }) => organizerIds, {
    ...inMeta,
    input: attribute('organizers', idArray()),
  }),
  featured: column<boolean>('featured', inMeta),
  all_day: column<boolean>('allDay', inMeta),
  cost: listed(
    yup.string(),
    ({ row, ticketPrices }, { currency }) => costText(row.cost_text, ticketPrices, currency),
    inMeta,
  ),
  status: listed(
    yup.string().oneOf([...eventStatuses]),
    ({ row, isPublished }) =>
      statusOf({
        isTrashed: Boolean(row.trashed_at),
        isPublished,
        isPrivate: row.visibility === 'private',
        isReadyForReview: Boolean(row.ready_for_review),
      }),
    { input: oneOf(writableStatuses) },
  ),
  /** On the site: presenter.ts makes both whole. */
  url: listed(yup.string(), ({ row }) => `/events/${row.slug}`),
  image: listed(yup.string(), ({ picture }) => picture?.src ?? ''),
};

const texts = {
  content: { ...column<string>('content'), in: 'details' as const },
  excerpt: alone(yup.string(), ({ row, text }) => excerptOf(row.excerpt, text)),
};

const details = {
  timezone: alone(yup.string(), ({ row }, site) => row.timezone || site.timezone, {
    ...inMeta,
    input: column('timezone').input!,
  }),
  category_ids: alone(yup.array(yup.number()), ({ categoryIds }) => categoryIds),
  tag_ids: alone(yup.array(yup.number()), ({ tagIds }) => tagIds),
};

/** The prices of its tickets in minor units, null without any, and its picture: presenter.ts shows them. */
const priced = {
  price_min: whereNamed(yup.string(), ({ ticketPrices: [first, ...more] }) =>
    first === undefined ? null : leastOf(first, ...more),
  ),
  price_max: whereNamed(yup.string(), ({ ticketPrices: [first, ...more] }) =>
    first === undefined ? null : mostOf(first, ...more),
  ),
  /** Where it is; presenter.ts makes the distance from what a list asks for. */
  distance_km: whereNamed(distanceSchema(), ({ place }) => place),
  image_details: whereNamed(pictureOutput(), ({ picture }) => picture),
};

const returnSteps = () =>
  arrayOfObjects(
    {
      until: required(wallClock()),
      percent: required(integer({ min: 0, max: 100 })),
    },
    { max: maxReturnSteps },
  );

/** What its buyers may do themselves. Null where it is not said whether tickets can be handed on: they can. */
const selfHelp = {
  changes_until: whereNamed(yup.string(), ({ row }) => row.changes_until ?? '', {
    input: column('changesUntil').input!,
  }),
  transferable: whereNamed(yup.boolean(), ({ row }) => Boolean(row.transferable ?? true), {
    input: column('transferable').input!,
  }),
  return_policy: whereNamed(
    listOf(named('ReturnStep', { until: yup.string(), percent: yup.number() })),
    ({ row }): ReturnStep[] => readReturnPolicy(row.return_policy) ?? [],
    { input: returnSteps() },
  ),
};

const metaFields = Object.entries<EventField>({ ...listFields, ...details }).filter(
  ([, { isInMeta }]) => isInMeta,
);

const metaName = (name: string) => `_svc_event_${name}`;

/** As text: nothing for false, for none and for no id. */
function metaText(kept: unknown): string {
  if (typeof kept === 'boolean') return kept ? '1' : '';
  return Array.isArray(kept) ? kept.join(',') : String(kept || '');
}

const metaOutput = yup.object(
  Object.fromEntries(metaFields.map(([name]) => [metaName(name), yup.string()])),
);

const meta = alone(metaOutput, (source, site): Record<string, string> =>
  Object.fromEntries(
    metaFields.map(([name, { keep }]) => [metaName(name), metaText(keep(source, site))]),
  ),
);

/** In the order in which answers have them. */
const eventFields = { ...listFields, ...texts, meta, ...details, ...priced, ...selfHelp };

type Fields = typeof eventFields;

/** What is kept of the fields in a place. */
export type Kept<In extends Place> = {
  [Name in keyof Fields as Fields[Name]['in'] extends In ? Name : never]: ReturnType<
    Fields[Name]['keep']
  >;
};

/** Our own, by the names that they are kept under. */
export const ownFields: [name: string, field: EventField][] = Object.entries(eventFields);

/** Our own, and those that a project adds. */
export function declaredFields(): [name: string, field: EventField][] {
  return [
    ...ownFields,
    ...addedFields().map((field) => [field.name, field] as [string, EventField]),
  ];
}
