import { type PlannedField, plannedFields } from '../../../contract/planned-fields';
import { reasonOfGap, toInstant } from '../../../domain/wall-clock';

/*
 * What an editor plans: when an event is published, withdrawn, and no longer featured, as a clock in its zone shows it.
 */

/** Wall-clock (`Y-m-d H:i:s`); null for never. */
export type Planned = Partial<Record<PlannedField, string | null>>;

/** The same as instants, seconds since 1970. */
export type PlannedInstants = Record<`${PlannedField}Utc`, number | null>;

export const nothingPlanned: Record<PlannedField, null> & PlannedInstants = {
  publishOn: null,
  unpublishOn: null,
  featuredUntil: null,
  publishOnUtc: null,
  unpublishOnUtc: null,
  featuredUntilUtc: null,
};

const instantIn = (text: string | null | undefined, zone: string) =>
  text ? toInstant(text, zone) : null;

export function plannedInstants(planned: Planned, zone: string): PlannedInstants {
  return {
    publishOnUtc: instantIn(planned.publishOn, zone),
    unpublishOnUtc: instantIn(planned.unpublishOn, zone),
    featuredUntilUtc: instantIn(planned.featuredUntil, zone),
  };
}

/** What is wrong with a plan, by field. */
export function plannedProblems(planned: Planned, zone: string): Record<string, string> {
  const instants = plannedInstants(planned, zone);
  const missing = plannedFields.filter((name) => planned[name] && instants[`${name}Utc`] === null);
  const { publishOnUtc: from, unpublishOnUtc: to } = instants;
  return {
    ...Object.fromEntries(missing.map((name) => [name, reasonOfGap(planned[name]!, zone)])),
    ...(from !== null &&
      to !== null &&
      to <= from && { unpublishOn: 'must be after the event is published' }),
  };
}
