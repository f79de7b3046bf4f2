import { Badge, type BadgeProps } from './badge';
import type { BoxOfficeStatus } from './box-office';
import { useText } from './texts';

/** A word has one look, whatever it is said of. */
const variants: Record<BoxOfficeStatus, BadgeProps['variant']> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
  partially_refunded: 'secondary',
  confirmed: 'primary',
  checked_in: 'success',
  approved: 'success',
  rejected: 'neutral',
};

export function StatusBadge({ status }: { status: BoxOfficeStatus }) {
  const text = useText();
  return <Badge label={text(`status.${status}`)} variant={variants[status]} />;
}
