import { useMemo } from 'react';
import {
  type BoxOfficePermission,
  boxOfficePermissions,
} from '../../../server/src/contract/box-office-permissions';
import { isUnanswered, type Refused } from './refusal-sentence';
import { saidByServer } from './server-sentences';
import { type BoxOfficeRequest, useActInBoxOfficeMutation } from './svc-api';
import { useAllowed } from './use-allowed';
import { useNotifyOutcome } from './use-notify-outcome';

/** Whether a tick on the administrator's role lets them do this. */
export function useCan(permission: BoxOfficePermission): boolean {
  const { id: action } = boxOfficePermissions[permission];
  const wanted = useMemo(() => [{ action, subject: null }], [action]);
  return Object.values(useAllowed(wanted)).some(Boolean);
}

/** What is wrong with a parameter, by its name, where a refusal says so. */
export type Refusal = Record<string, string>;

function refusalOf(result: object): Refusal {
  if (!('error' in result)) return {};
  const { details } = result.error as { details?: { params?: Refusal } };
  const reasons = Object.entries(details?.params ?? {});
  return Object.fromEntries(reasons.map(([name, reason]) => [name, saidByServer(reason)]));
}

/** Does something in the box office, and tells how it went. */
export function useBoxOffice() {
  const [act] = useActInBoxOfficeMutation();
  const tell = useNotifyOutcome();
  return async (request: BoxOfficeRequest, success: string | null) => {
    const result = await act(request);
    const isUnknown = 'error' in result && isUnanswered(result.error as Refused);
    return { isDone: tell(result, success), refusal: refusalOf(result), isUnknown };
  };
}
