import type { EventDocument } from '../shared/event-state';
import { EventState } from '../shared/event-state-badge';
import { message } from '../shared/texts';
import type { Column, TableColumns } from './table-columns';
import { WithoutStatusColumn } from './without-status-column';

const stateColumn: Column<EventDocument> = {
  // A project's own type may have an attribute `state`.
  name: 'svc-state',
  label: message('state.title'),
  attribute: { type: 'custom' },
  searchable: false,
  sortable: false,
  cellFormatter: (thing) => <EventState event={thing} />,
};

/** The hook is not told the type; only types with drafts have all of these, events and a project's own alike. */
const hasDrafts = ({ layout }: TableColumns<EventDocument>) =>
  ['visibility', 'readyForReview', 'trashedAt'].every((name) => name in layout.metadatas);

/** In lists of things with drafts: one state instead of Strapi's status, which knows neither private nor for review. */
export function stateColumns(table: TableColumns<EventDocument>): TableColumns<EventDocument> {
  if (!hasDrafts(table)) return table;
  const columns = [...table.displayedHeaders, stateColumn];
  return { ...table, displayedHeaders: WithoutStatusColumn.from(columns) };
}
