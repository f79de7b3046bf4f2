import type { EventDocument } from '../shared/event-state';
import { EventState } from '../shared/event-state-badge';
import { message } from '../shared/texts';
import { EventFeatured } from './event-featured';
import { EventStart } from './event-start';
import type { Column, TableColumns } from './table-columns';
import { WithoutStatusColumn } from './without-status-column';

type EventColumn = Column<EventDocument>;

const cells: Record<string, EventColumn['cellFormatter']> = {
  startDate: (event) => <EventStart event={event} />,
  featured: (event) => <EventFeatured event={event} />,
};

const stateColumn: EventColumn = {
  name: 'state',
  label: message('state.title'),
  attribute: { type: 'custom' },
  searchable: false,
  sortable: false,
  cellFormatter: (event) => <EventState event={event} />,
};

/** The hook is not told the type; only events have both of these. */
const isOfEvents = ({ layout }: TableColumns<EventDocument>) =>
  'startUtc' in layout.metadatas && 'trashedAt' in layout.metadatas;

/** In the list of events: start and zone as people read them, and one state instead of Strapi's status. */
export function eventColumns(table: TableColumns<EventDocument>): TableColumns<EventDocument> {
  if (!isOfEvents(table)) return table;
  const columns = table.displayedHeaders.map((column) =>
    cells[column.name] ? { ...column, cellFormatter: cells[column.name] } : column,
  );
  return { ...table, displayedHeaders: WithoutStatusColumn.from([...columns, stateColumn]) };
}
