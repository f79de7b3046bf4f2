import { useAuth, useRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';

export interface Permission {
  action: string;
  subject: string | null;
}

/** What it takes to see things of a type in the Content Manager. */
export const toRead = (subject: string): Permission[] => [
  { action: 'plugin::content-manager.explorer.read', subject },
];

const none: Permission[] = [];

/**
 * What the administrator may do of these, by the host's names (`canCreate`). The host draws a page before it has read the
 * administrator's permissions, and `useRBAC` asks once, so it must not ask before: the answer "nothing" would stay.
 * @param permissions the same array at each call
 */
export function useAllowed(permissions: Permission[]): Record<string, boolean | undefined> {
  const isTooEarly = useAuth('useAllowed', ({ isLoading }) => isLoading);
  const { allowedActions } = useRBAC(
    (isTooEarly ? none : permissions) as Parameters<typeof useRBAC>[0],
  );
  return isTooEarly ? {} : (allowedActions as Record<string, boolean | undefined>);
}

/** Whether the administrator may see things of a type in the Content Manager. */
export function useMayRead(uid: string): boolean {
  const wanted = useMemo(() => toRead(uid), [uid]);
  return useAllowed(wanted).canRead === true;
}
