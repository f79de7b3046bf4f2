import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { endAfterMove } from '../shared/end-after-move';

interface Dates {
  startDate?: string | null;
  endDate?: string | null;
}

/** The end goes along with the start: as long as it was, two hours where there was none. */
export function useFollowingEnd(name: string): (start: string | null) => void {
  const { contentType } = unstable_useContentManagerContext();
  const { startDate, endDate } = useForm('useFollowingEnd', ({ values }) => values as Dates);
  const onChange = useForm('useFollowingEnd', (form) => form.onChange);
  const hasEnd = contentType !== undefined && 'endDate' in contentType.attributes;
  return (start) => {
    if (name !== 'startDate' || !hasEnd || !start) return;
    const end = endAfterMove(startDate ?? null, start, endDate ?? null);
    if (end !== endDate) onChange('endDate', end);
  };
}
