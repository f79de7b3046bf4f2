import { useSearchParams } from 'react-router-dom';
import { type EventTab, eventTabs } from '../../../server/src/contract/event-list';

export const views = ['list', 'month', 'week'] as const;
export type View = (typeof views)[number];

/** What of the events is shown. It is in the address: *Back*, a reload and a bookmark show the same. */
export interface Shown {
  view: View;
  tab: EventTab;
  search: string;
  from: string;
  to: string;
  /** Only those without tickets or a venue. */
  only: 'incomplete' | '';
  page: number;
  /** A day of the month or week that the calendar shows; empty for today. */
  day: string;
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T =>
  all.find((one) => one === text) ?? all[0]!;

const dayOrNothing = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

function read(params: URLSearchParams): Shown {
  return {
    view: oneOf(views, params.get('view')),
    tab: oneOf(eventTabs, params.get('tab')),
    search: params.get('search') ?? '',
    from: dayOrNothing(params.get('from')),
    to: dayOrNothing(params.get('to')),
    only: params.get('only') === 'incomplete' ? 'incomplete' : '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    day: dayOrNothing(params.get('day')),
  };
}

/** What an empty address stands for. */
const unsaid = read(new URLSearchParams());

/** What is put right, such as a page that is not there, is no step to go back to. */
export type Show = (change: Partial<Shown>, isPutRight?: boolean) => void;

/** What is shown, and how to show something else: any change but that of the page begins at the first. */
export function useShown(): [Shown, Show] {
  const [params, setParams] = useSearchParams();
  const shown = read(params);
  const show: Show = (change, isPutRight = false) => {
    const next = { ...shown, page: 1, ...change };
    const told = Object.entries(next)
      .filter(([name, value]) => value !== unsaid[name as keyof Shown])
      .map(([name, value]): [string, string] => [name, String(value)]);
    // What is typed letter by letter is no step to go back by.
    setParams(told, { replace: isPutRight || 'search' in change });
  };
  return [shown, show];
}
