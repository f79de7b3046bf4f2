import { Typography } from '@strapi/design-system';
import { useText } from '../shared/texts';

/** Says how many of those who have places no mail reaches; nothing where one reaches all. */
export function UnreachedNote({ count }: { count: number }) {
  const text = useText();
  if (count === 0) return null;
  return <Typography tag="p">{text('guests.unreached', { count })}</Typography>;
}
