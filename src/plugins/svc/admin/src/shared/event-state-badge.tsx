import { useText } from './texts';
import { Badge } from './badge';
import { type EventDocument, stateBadge } from './event-state';

export function EventState({ event }: { event: EventDocument }) {
  const { id, variant } = stateBadge(event);
  const text = useText();
  return <Badge label={text(id)} variant={variant} />;
}
