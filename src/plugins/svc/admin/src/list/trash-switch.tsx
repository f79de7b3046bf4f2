import { Button } from '@strapi/design-system';
import { Archive, ArrowLeft } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { useText } from '../shared/texts';
import { useHasTrash } from '../shared/use-has-trash';
import { useListTools } from './use-list-tools';
import { useClearTrashFilter } from './use-clear-trash-filter';

interface ListQuery {
  page?: string | number;
  filters?: { $and?: object[] };
}

const isTrashed = { trashedAt: { $notNull: 'true' } };

/** Switches a list to what is in the trash, and back. The server leaves them out unless asked for. */
export function TrashSwitch() {
  const { slug } = useParams<{ slug: string }>();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const hasTrash = useHasTrash(slug);
  // Its tabs have the trash among them.
  const hasTabs = useListTools(slug)?.hasDrafts ?? false;
  const text = useText();
  useClearTrashFilter();
  if (!hasTrash || hasTabs) return null;

  const filters = query?.filters?.$and ?? [];
  const others = filters.filter((filter) => !('trashedAt' in filter));
  const showsTrash = others.length < filters.length;
  const show = ($and: object[]) => setQuery({ page: 1, filters: { $and } });
  return (
    <Button
      variant="tertiary"
      startIcon={showsTrash ? <ArrowLeft /> : <Archive />}
      onClick={() => show(showsTrash ? others : [...others, isTrashed])}
    >
      {text(showsTrash ? 'trash.back' : 'trash.show')}
    </Button>
  );
}
