import {
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Loader,
  Tabs,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  type EventAction,
  type EventListPage,
  type EventTab,
  eventTabs,
} from '../../../server/src/contract/event-list';
import { useText } from './texts';
import { ActionDialog, type AskedAction, isAsked } from './action-dialog';
import { type BarAction, canTick, mayDo, offeredFor } from './bar-actions';
import { BulkBar } from './bulk-bar';
import { DeleteDialog } from './delete-dialog';
import { EventTable } from './event-table';
import { type ActionRequest, useGetEventListQuery } from './events-api';
import { OutcomeDialog } from './outcome-dialog';
import { useActions } from './use-actions';
import { useEventRights } from './use-event-rights';
import type { Show, Shown } from './use-shown';
import { useWayToBar } from './way-to-bar';

interface Props {
  shown: Shown;
  show: Show;
}

function Pages({ page, pages, show }: { page: number; pages: number; show: Props['show'] }) {
  const text = useText();
  if (pages <= 1) return null;
  return (
    <Flex
      tag="nav"
      gap={2}
      justifyContent="center"
      aria-label={text('events.page', { page, pages })}
    >
      <Button variant="tertiary" disabled={page <= 1} onClick={() => show({ page: page - 1 })}>
        {text('events.previous')}
      </Button>
      <Typography>{text('events.page', { page, pages })}</Typography>
      <Button variant="tertiary" disabled={page >= pages} onClick={() => show({ page: page + 1 })}>
        {text('events.next')}
      </Button>
    </Flex>
  );
}

function Nothing({ shown }: { shown: Shown }) {
  const text = useText();
  const { search, from, to, only } = shown;
  const isSearched = [search, from, to, only].some((one) => one !== '');
  const isReversed = from !== '' && to !== '' && to < from;
  const found = isSearched ? 'events.noneFound' : 'events.none';
  return <EmptyStateLayout content={text(isReversed ? 'events.reversed' : found)} />;
}

/** What is ticked among the events that are shown: of another page, or another search, nothing is. */
function useTicks(events: EventListPage['events']) {
  const [ticked, setTicked] = useState<string[]>([]);
  const there = ticked.filter((id) => events.some(({ documentId }) => documentId === id));
  return [there, setTicked] as const;
}

/** When the draft of the only one begins, which is what is moved and copied; null where that is not known. */
function startOf([event, ...others]: EventListPage['events']): string | null {
  return event && others.length === 0 && !event.isModified ? event.start : null;
}

const startsOf = (events: EventListPage['events']) =>
  Object.fromEntries(events.map(({ documentId, start }) => [documentId, start]));

/** What is ticked, what is about to be done with it, and how that went. */
function useTicked(events: EventListPage['events']) {
  const [ticked, setTicked] = useTicks(events);
  const [asked, setAsked] = useState<AskedAction | 'delete' | null>(null);
  const { take, isBusy, outcome, forget } = useActions();
  const rows = events.filter(({ documentId }) => ticked.includes(documentId));
  const act = async (action: EventAction, options: Partial<ActionRequest> = {}) => {
    const shown = action === 'move' && { starts: startsOf(rows) };
    const left = await take({ action, documentIds: ticked, ...shown, ...options });
    setAsked(null);
    if (left) setTicked(left);
  };
  return {
    ticked,
    rows,
    setTicked,
    asked,
    setAsked,
    isBusy,
    outcome,
    forget,
    act,
    begin: (action: BarAction) =>
      action === 'delete' || isAsked(action) ? setAsked(action) : void act(action),
    star: async (documentId: string, isFeatured: boolean) => {
      const action = isFeatured ? 'feature' : 'unfeature';
      return (await take({ action, documentIds: [documentId] }, true))?.length === 0;
    },
  };
}

type Ticked = ReturnType<typeof useTicked>;

function Dialogs({ ticked, rows, asked, setAsked, isBusy, act, outcome, forget }: Ticked) {
  if (asked === 'delete') {
    return <DeleteDialog rows={rows} documentIds={ticked} onClose={() => setAsked(null)} />;
  }
  return (
    <>
      {asked && (
        <ActionDialog
          action={asked}
          documentIds={ticked}
          rows={rows}
          start={startOf(rows)}
          isBusy={isBusy}
          onAct={(options) => void act(asked, options)}
          onClose={() => setAsked(null)}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={forget} />}
    </>
  );
}

/** What a keyboard comes to is scrolled to above the bar, which is this high on a phone; the bar says how it is reached. */
const AboveBar = styled(Flex)`
  table :is(a, button) {
    scroll-margin-block-end: 20rem;
  }
  .way-to-bar {
    visibility: hidden;
  }
  &:has(table :focus-visible) .way-to-bar {
    visibility: visible;
  }
  @media (max-width: 900px) {
    .way-to-bar {
      display: none;
    }
  }
`;

const pagesOf = (page: EventListPage, { tab }: Shown) => Math.ceil(page.counts[tab] / page.perPage);

/** The lines of a tab, and what is done with those that are ticked. */
function Lines({ page, shown, show }: Props & { page: EventListPage }) {
  const all = useTicked(page.events);
  const { ticked, rows, setTicked, isBusy, begin, star } = all;
  const rights = useEventRights();
  const text = useText();
  const count = ticked.length;
  return (
    <AboveBar {...useWayToBar(count)} direction="column" alignItems="stretch" gap={4}>
      <VisuallyHidden role="status">
        {count > 0 && `${text('events.ticked', { count })}. ${text('events.wayToBar')}`}
      </VisuallyHidden>
      {page.events.length === 0 ? (
        <Nothing shown={shown} />
      ) : (
        <EventTable
          events={page.events}
          ticked={ticked}
          canTick={canTick(shown.tab, rights)}
          canFeature={(event) => mayDo('feature', event, rights)}
          onTick={setTicked}
          onStar={star}
        />
      )}
      {count > 0 && (
        <BulkBar
          count={count}
          actions={offeredFor(shown.tab, rows, rights)}
          isBusy={isBusy}
          onAct={begin}
          onUntick={() => setTicked([])}
        />
      )}
      <Pages page={shown.page} pages={pagesOf(page, shown)} show={show} />
      <Dialogs {...all} />
    </AboveBar>
  );
}

/** What was read last stays to be seen until the next is there. */
function useLastPage({ tab, search, from, to, only, page }: Shown) {
  const { currentData, data, isError, refetch } = useGetEventListQuery({
    tab,
    search,
    from,
    to,
    only,
    page,
  });
  return { current: currentData, counts: data?.counts, isError, refetch };
}

/** The events by tabs, each with how many it has. */
export function EventList({ shown, show }: Props) {
  const { current, counts, isError, refetch } = useLastPage(shown);
  const text = useText();
  // The last line of the last page has just gone elsewhere, or the address names a page that is not there.
  const last = current ? Math.max(1, pagesOf(current, shown)) : shown.page;
  useEffect(() => {
    if (shown.page > last) show({ page: last }, true);
  }, [last, shown.page]);
  return (
    <Tabs.Root
      variant="simple"
      value={shown.tab}
      onValueChange={(tab) => show({ tab: tab as EventTab })}
    >
      <Tabs.List aria-label={text('events.tabs')} style={{ flexWrap: 'wrap' }}>
        {eventTabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab}>
            {text(`events.tab.${tab}`)} {counts && `(${counts[tab]})`}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={shown.tab}>
        <Box paddingTop={4}>
          {isError && (
            <EmptyStateLayout
              content={text('events.failed')}
              action={<Button onClick={() => void refetch()}>{text('events.again')}</Button>}
            />
          )}
          {!isError && !current && (
            <Flex justifyContent="center" padding={8}>
              <Loader />
            </Flex>
          )}
          {!isError && current && <Lines page={current} shown={shown} show={show} />}
        </Box>
      </Tabs.Content>
    </Tabs.Root>
  );
}
