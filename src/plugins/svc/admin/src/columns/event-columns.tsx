import type { EventDocument } from '../shared/event-state';
import { EventFeatured } from './event-featured';
import { EventStart } from './event-start';
import type { Column, TableColumns } from './table-columns';

const cells: Record<string, Column<EventDocument>['cellFormatter']> = {
  startDate: (event) => <EventStart event={event} />,
  featured: (event) => <EventFeatured event={event} />,
};

/** The hook is not told the type; only events have both of these. */
const isOfEvents = ({ layout }: TableColumns<EventDocument>) =>
  'startUtc' in layout.metadatas && 'trashedAt' in layout.metadatas;

/** In the list of events: start and zone as people read them, and whether it is featured. */
export function eventColumns(table: TableColumns<EventDocument>): TableColumns<EventDocument> {
  if (!isOfEvents(table)) return table;
  const columns = table.displayedHeaders.map((column) =>
    cells[column.name] ? { ...column, cellFormatter: cells[column.name] } : column,
  );
  return { ...table, displayedHeaders: columns };
}
