export const eventUid = 'plugin::svc.event';
