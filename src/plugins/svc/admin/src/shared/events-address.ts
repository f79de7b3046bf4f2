/** Where the page of events is in the panel. */
export const eventsAddress = '/plugins/svc/events';
