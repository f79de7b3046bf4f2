import type { StrapiApp } from '@strapi/strapi/admin';
import { addDocumentActions } from './actions/add-document-actions';
import { addColumns } from './columns/add-columns';
import { registerFields } from './fields/register-fields';
import { addListTools } from './list/add-list-tools';
import { addSidePanels } from './panels/add-side-panels';
import { statusTranslations } from './shared/box-office';

export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.ToggleCheckbox.off-label': 'No',
        'app.components.ToggleCheckbox.on-label': 'Yes',
        ...statusTranslations,
      },
    },
  },

  register(app: StrapiApp) {
    registerFields(app);
  },

  bootstrap(app: StrapiApp) {
    addColumns(app);
    addDocumentActions(app);
    addSidePanels(app);
    addListTools(app);
  },
};
