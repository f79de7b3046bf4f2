import { openFormTable } from './open-form-table';
import { orderLogTable } from './order-log-table';

/** What is kept of who works in the panel. */
export const panelTables = { ...openFormTable, ...orderLogTable };
