import type { ListedType } from '../../../server/src/contract/list-tools';
import { useGetSiteSettingsQuery } from '../shared/svc-api';

/** A project's own type that says `listTools: true`; undefined for others. */
export function useListTools(uid: string | undefined): ListedType | undefined {
  const { data: site } = useGetSiteSettingsQuery();
  return site?.lists.find((type) => type.uid === uid);
}
