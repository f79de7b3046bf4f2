/** What an editor plans of an event, by attribute: a clock in its zone, whatever it says of whole days. */
export const plannedFields = ['publishOn', 'unpublishOn', 'featuredUntil'] as const;
export type PlannedField = (typeof plannedFields)[number];
