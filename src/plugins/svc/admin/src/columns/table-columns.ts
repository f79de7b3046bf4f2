import type { ReactNode } from 'react';

/** A column of the Content Manager's list view. */
export interface Column<Row> {
  name: string;
  label: string | { id: string; defaultMessage: string };
  searchable?: boolean;
  sortable?: boolean;
  attribute?: { type: string; customField?: string };
  cellFormatter?: (row: Row, column: { name: string }) => ReactNode;
}

/** What the hook for columns is given and has to give back. */
export interface TableColumns<Row> {
  displayedHeaders: Column<Row>[];
  layout: { metadatas: Record<string, unknown> };
}
