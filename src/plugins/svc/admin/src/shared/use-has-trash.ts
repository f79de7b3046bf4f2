import { useGetSiteSettingsQuery } from './svc-api';

/** Whether things of the type can be moved to the trash: events, and a project's own types that have drafts. */
export function useHasTrash(uid: string | undefined): boolean {
  const { data: site } = useGetSiteSettingsQuery();
  return uid !== undefined && (site?.trash ?? []).includes(uid);
}
