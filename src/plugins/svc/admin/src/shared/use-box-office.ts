import { useRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import {
  type BoxOfficePermission,
  boxOfficePermissions,
} from '../../../server/src/contract/box-office-permissions';
import { type BoxOfficeRequest, useActInBoxOfficeMutation } from './svc-api';
import { useNotifyOutcome } from './use-notify-outcome';

/** Whether a tick on the administrator's role lets them do this. */
export function useCan(permission: BoxOfficePermission): boolean {
  const { id: action } = boxOfficePermissions[permission];
  const wanted = useMemo(() => [{ action, subject: null }], [action]);
  return Object.values(useRBAC(wanted).allowedActions).some(Boolean);
}

/** Does something in the box office, and tells how it went. */
export function useBoxOffice() {
  const [act] = useActInBoxOfficeMutation();
  const tell = useNotifyOutcome();
  return async (request: BoxOfficeRequest, success: string) => tell(await act(request), success);
}
