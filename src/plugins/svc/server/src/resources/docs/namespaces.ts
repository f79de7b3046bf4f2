/** The namespaces that describe themselves, in the order in which a reader is shown them. */
export const describedNamespaces = ['svc/events/v1', 'svc/tickets/v1'] as const;

export type DescribedNamespace = (typeof describedNamespaces)[number];
