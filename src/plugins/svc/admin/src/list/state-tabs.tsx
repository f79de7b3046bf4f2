import { Button, Flex } from '@strapi/design-system';
import { useQueryParams, withEncodedUserParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { listStates, type ListState } from '../../../server/src/contract/list-tools';
import { useGetListCountsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';
import { useListTools } from './use-list-tools';

interface ListQuery {
  page?: string | number;
  /** The server narrows the list to what is in it. */
  state?: string;
  filters?: { $and?: object[] };
  _q?: unknown;
}

/** The host's own filter of the status says which rows are shown, as a tab does: of the two the tab holds. */
function withoutStatus({ filters }: ListQuery): ListQuery['filters'] {
  const $and = filters?.$and?.filter((one) => !('__status' in one));
  return $and?.length ? { ...filters, $and } : undefined;
}

function StateTabsOf({ uid }: { uid: string }) {
  const text = useText();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const { data: counts } = useGetListCountsQuery(uid, { refetchOnMountOrArgChange: true });
  const shown = listStates.find((state) => state === query.state) ?? 'all';
  const show = (state: ListState) =>
    setQuery(
      withEncodedUserParams(query, {
        page: 1,
        state: state === 'all' ? undefined : state,
        filters: withoutStatus(query),
      }),
    );
  return (
    <Flex gap={1} wrap="wrap" role="group" aria-label={text('states.label')}>
      {listStates.map((state) => (
        <Button
          key={state}
          size="S"
          variant={state === shown ? 'secondary' : 'tertiary'}
          aria-pressed={state === shown}
          onClick={() => show(state)}
        >
          {text(`states.${state}`)} {counts && `(${counts[state]})`}
        </Button>
      ))}
    </Flex>
  );
}

/** The states of a project's own type with drafts, each with how many things it has. */
export function StateTabs() {
  const { slug } = useParams<{ slug: string }>();
  const listed = useListTools(slug);
  return listed?.hasDrafts ? <StateTabsOf uid={listed.uid} /> : null;
}
