import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { message, type TextId } from '../shared/texts';

/*
 * What the list of events can be filtered by. When an event is: by days as a calendar at the event has them, and not by
 * the numbers that put events in order. Where tabs show the state, no filter does: the two would contradict each other.
 */

interface Filter {
  name: string;
  label: unknown;
  operators?: { label: unknown; value: string }[];
  input?: unknown;
}

/** What the hook for filters is given and has to give back. */
interface ListFilters {
  displayedFilters: Filter[];
  layout: { metadatas: Record<string, unknown>; options: { hasTabs?: boolean } };
}

/** A day, `2026-11-22`: all of it where it is compared, because a stored time begins with its day. */
function DayInput({ name, 'aria-label': label }: { name: string; 'aria-label': string }) {
  const { value = '', onChange } = useField<string>(name);
  return (
    <Field.Root name={name}>
      <Field.Input
        type="date"
        aria-label={label}
        max="9999-12-31"
        value={value}
        onChange={(event) => onChange(name, event.target.value)}
      />
    </Field.Root>
  );
}

const byDay = (name: string, label: TextId): Filter => ({
  name,
  label: message(label),
  operators: [
    { label: message('filter.from'), value: '$gte' },
    { label: message('filter.before'), value: '$lt' },
  ],
  input: DayInput,
});

/** Ids of the host's, which nobody sees; its lists show numbers of ours. */
const ofTheHost: Record<string, Filter | null> = { id: null, documentId: null };

const changed: Record<string, Filter | null> = {
  startDate: byDay('startDate', 'filter.starts'),
  endDate: byDay('endDate', 'filter.ends'),
  startUtc: null,
  endUtc: null,
  publishOnUtc: null,
  unpublishOnUtc: null,
  featuredUntilUtc: null,
};

/** The hook is not told the type; only events have both of these. */
const isOfEvents = ({ layout }: ListFilters) =>
  'startUtc' in layout.metadatas && 'trashedAt' in layout.metadatas;

const typeShown = /\/collection-types\/([^/?#]+)/;

/** The host shows labels here as they are stored, and elsewhere under these ids in the language of the panel. */
function inWords(filter: Filter): Filter {
  const uid = typeShown.exec(window.location.pathname)?.[1];
  const { name, label } = filter;
  if (!uid || typeof label !== 'string') return filter;
  const id = `content-manager.content-types.${uid}.${name}`;
  return { ...filter, label: { id, defaultMessage: label } };
}

export function eventFilters(filters: ListFilters): ListFilters {
  const { hasTabs } = filters.layout.options;
  const hosts = 'publicId' in filters.layout.metadatas ? ofTheHost : {};
  const ofType = hasTabs ? { __status: null } : isOfEvents(filters) ? changed : {};
  const changes: typeof changed = { ...hosts, ...ofType };
  const displayedFilters = filters.displayedFilters.flatMap((filter) => {
    const own = changes[filter.name];
    return own === null ? [] : [{ ...inWords(filter), ...own }];
  });
  return { ...filters, displayedFilters };
}
