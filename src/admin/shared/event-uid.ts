export const eventUid = 'api::event.event';
