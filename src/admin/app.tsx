import type { StrapiApp } from '@strapi/strapi/admin';
import { addDocumentActions } from './actions/add-document-actions';
import { addColumns } from './columns/add-columns';
import { registerFields } from './fields/register-fields';
import { addTrashSwitch } from './list/add-trash-switch';
import { addSidePanels } from './panels/add-side-panels';

export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.ToggleCheckbox.off-label': 'No',
        'app.components.ToggleCheckbox.on-label': 'Yes',
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
    addTrashSwitch(app);
  },
};
