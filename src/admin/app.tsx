import { getFetchClient } from '@strapi/strapi/admin';

/* The panel of this project. What is there for events and tickets, the plugin brings along. */

/** Whoever has closed the host's banner about its media library has this in the browser; here nobody has to. */
async function closeBanner(): Promise<void> {
  const answer = await getFetchClient().get<{ data: { uuid: string | false } }>('/admin/init');
  const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';
  window.localStorage.setItem(`${banner}:${answer.data.data.uuid}`, 'true');
}

export default {
  config: {
    locales: ['de'],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.ToggleCheckbox.off-label': 'No',
        'app.components.ToggleCheckbox.on-label': 'Yes',
        'Auth.form.welcome.title': 'Welcome',
        'Auth.form.welcome.subtitle': 'Sign in to your events and tickets',
      },
      de: {
        'Auth.form.welcome.title': 'Willkommen',
        'Auth.form.welcome.subtitle': 'Anmeldung zu Veranstaltungen und Tickets',
      },
    },
  },
  bootstrap() {
    void closeBanner();
  },
};
