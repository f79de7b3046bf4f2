import type { StrapiApp } from '@strapi/strapi/admin';
import { boxOfficeColumns } from './box-office-columns';
import { eventColumns } from './event-columns';
import { moneyColumns } from './money-columns';
import { stateColumns } from './state-column';
import { ticketColumns } from './ticket-columns';
import { voucherColumns } from './voucher-columns';
import { wordColumns } from './word-columns';

const hook = 'Admin/CM/pages/ListView/inject-column-in-table';

export function addColumns(app: StrapiApp): void {
  app.registerHook(hook, wordColumns);
  app.registerHook(hook, moneyColumns);
  app.registerHook(hook, boxOfficeColumns);
  app.registerHook(hook, voucherColumns);
  app.registerHook(hook, ticketColumns);
  app.registerHook(hook, eventColumns);
  // Last, because what it returns must stay the array that it is.
  app.registerHook(hook, stateColumns);
}
