import type {
  EventAction,
  EventTab,
  ListedEventRow,
} from '../../../server/src/contract/event-list';

/** What the page does with ticked events: the server's actions, and what the Content Manager does for good. */
export type BarAction = EventAction | 'delete';

const ofPublished: BarAction[] = [
  'feature',
  'unfeature',
  'move',
  'duplicate',
  'unpublish',
  'trash',
];

/** What is done with events of each tab, the likeliest first. */
const actionsIn: Record<EventTab, BarAction[]> = {
  upcoming: ['publish', 'review', ...ofPublished],
  past: ['duplicate', 'unpublish', 'trash'],
  drafts: ['publish', 'review', 'feature', 'unfeature', 'move', 'duplicate', 'trash'],
  review: ['publish', 'feature', 'unfeature', 'move', 'trash'],
  trash: ['restore', 'delete'],
};

export type Rights = Record<BarAction, boolean>;

const isPublished = ({ status }: ListedEventRow) => status === 'publish' || status === 'private';

/** Of events that are published there may be nothing left to publish, or to send. */
const concerns: Partial<Record<BarAction, (event: ListedEventRow) => boolean>> = {
  publish: (event) => !isPublished(event) || event.isModified,
  review: (event) => !event.awaitsReview && (!isPublished(event) || event.isModified),
  unfeature: ({ featured }) => featured,
};

/** What the public sees of an event changes only by who may publish. */
const seenByAll: BarAction[] = ['feature', 'unfeature', 'move', 'trash', 'restore'];

/** Whether the role may do it with this one, as far as the page knows. */
export const mayDo = (action: BarAction, event: ListedEventRow, rights: Rights): boolean =>
  rights[action] && (rights.publish || !event.isPublished || !seenByAll.includes(action));

/** What is offered for these: what the role may do, and concerns one of them. */
export function offeredFor(tab: EventTab, ticked: ListedEventRow[], rights: Rights): BarAction[] {
  return actionsIn[tab].filter(
    (action) =>
      rights[action] &&
      ticked.some((event) => mayDo(action, event, rights) && (concerns[action]?.(event) ?? true)),
  );
}

/** Whether there is anything to tick events of the tab for. */
export const canTick = (tab: EventTab, rights: Rights): boolean =>
  actionsIn[tab].some((action) => rights[action]);
