import { Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { refundUid, waitingRefunds } from '../shared/box-office';
import { useAllowed } from '../shared/use-allowed';
import { useText } from './texts';

const toReadRequests = [{ action: 'plugin::content-manager.explorer.read', subject: refundUid }];

/** That somebody has asked already, and where it is decided. */
export function Waits() {
  const text = useText();
  const { canRead } = useAllowed(toReadRequests);
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
