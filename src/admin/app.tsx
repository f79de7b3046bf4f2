/* The panel of this project. What is there for events and tickets, the plugin brings along. */
export default {
  config: {
    locales: ['de'],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.ToggleCheckbox.off-label': 'No',
        'app.components.ToggleCheckbox.on-label': 'Yes',
      },
    },
  },
  bootstrap() {},
};
