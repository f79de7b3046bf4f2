import { Badge } from './badge';
import { type EventDocument, stateBadge } from './event-state';

export function EventState({ event }: { event: EventDocument }) {
  return <Badge {...stateBadge(event)} />;
}
