import type { StrapiApp } from '@strapi/strapi/admin';
import { addDocumentActions } from './actions/add-document-actions';
import { addColumns } from './columns/add-columns';
import { askBeforeOverwriting } from './conflicts/ask-before-overwriting';
import { addMenuLinks } from './menu';
import { registerFields } from './fields/register-fields';
import { addListTools } from './list/add-list-tools';
import { addSidePanels } from './panels/add-side-panels';
import { sendPendingTickets } from './tickets/pending-tickets';
import { statusTranslations } from './shared/box-office';
import { textsIn } from './shared/texts';

export default {
  register(app: StrapiApp) {
    registerFields(app);
    addMenuLinks(app);
  },

  bootstrap(app: StrapiApp) {
    addColumns(app);
    addDocumentActions(app);
    addSidePanels(app);
    addListTools(app);
    sendPendingTickets();
    askBeforeOverwriting(app);
  },

  registerTrads({ locales }: { locales: string[] }) {
    return Promise.resolve(
      locales.map((locale) => ({ locale, data: { ...statusTranslations, ...textsIn(locale) } })),
    );
  },
};
