import type { StrapiApp } from '@strapi/strapi/admin';
import { readOnlyUids } from '../shared/box-office';
import { contentManagerApis, type SidePanelComponent } from '../shared/content-manager';
import { shownSoon } from '../shared/shown-soon';
import { OpenFormsPanel } from '../open-forms/open-forms-panel';
import { ApplicationPasswordsPanel } from './application-passwords/panel';
import { AttendeePanel } from './attendee-panel';
import { BeginAtTitle } from './begin-at-title';
import { EventPanel } from './event-panel';
import { OrderPanel } from './order-panel';
import { RefundPanel } from './refund-panel';
import { SalesPanel } from '../event-sales/sales-panel';
import { ChooseMade } from '../relations/choose-made';
import { TicketsPanel } from '../tickets/tickets-panel';
import { ReviewPanel } from '../review/review-panel';
import { StatePanel } from './state-panel';

/** The Content Manager's own panel has the buttons that save; there is nothing to save of what is only read. */
function withoutSaving(Panel: SidePanelComponent): SidePanelComponent {
  if (Panel.type !== 'actions') return Panel;
  const Changed: SidePanelComponent = (context) => {
    const panel = Panel(context);
    return readOnlyUids.includes(context.model) ? null : panel;
  };
  return Object.assign(Changed, { type: Panel.type });
}

export function addSidePanels(app: StrapiApp): void {
  contentManagerApis(app).addEditViewSidePanel((panels) =>
    [
      ...panels.map(withoutSaving),
      BeginAtTitle,
      ChooseMade,
      OpenFormsPanel,
      StatePanel,
      ReviewPanel,
      TicketsPanel,
      EventPanel,
      SalesPanel,
      OrderPanel,
      AttendeePanel,
      RefundPanel,
      ApplicationPasswordsPanel,
    ].map(shownSoon),
  );
}
