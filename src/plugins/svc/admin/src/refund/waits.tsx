import { Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { refundUid, waitingRefunds } from '../shared/box-office';
import { useMayRead } from '../shared/use-allowed';
import { useText } from './texts';

/** That somebody has asked already, and where it is decided. */
export function Waits() {
  const text = useText();
  const canRead = useMayRead(refundUid);
  return (
    <Typography>
      {text('ask.already')}{' '}
      {canRead && (
        <Link tag={RouterLink} to={waitingRefunds}>
          {text('ask.where')}
        </Link>
      )}
    </Typography>
  );
}
