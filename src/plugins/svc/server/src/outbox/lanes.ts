import { deliveryKinds, ownEventKinds } from './deliveries';
import { type Kind, type Queue, serviceKinds } from './kinds';

/** Every lane: the service's own, and one for each delivery of the project. */
export function lanes(): Queue[] {
  return ['hooks', 'mails', 'unpaidMails', 'accountMails', 'eventMails', ...deliveryKinds()];
}

/** What is in a lane. */
export function kindsOf(lane: Queue): Kind[] {
  if (lane === 'hooks') return [...serviceKinds.hooks, ...ownEventKinds()];
  return lane in serviceKinds ? serviceKinds[lane as keyof typeof serviceKinds] : [lane as Kind];
}
