/** Words of the host that say "relation" to people who look for a venue. */
export const hostWords: Record<string, Record<string, string>> = {
  en: {
    'content-manager.relation.add': 'Choose or create…',
    'content-manager.relation.create': 'Create a new one',
    'content-manager.relation.notAvailable': 'There is none to choose',
    'content-manager.relation.isLoading': 'Loading…',
    'content-manager.relation.error-adding-relation': 'It could not be chosen.',
  },
  de: {
    'content-manager.relation.add': 'Wählen oder anlegen …',
    'content-manager.relation.create': 'Neu anlegen',
    'content-manager.relation.notAvailable': 'Es gibt nichts zu wählen',
    'content-manager.relation.isLoading': 'Wird geladen …',
    'content-manager.relation.error-adding-relation': 'Es konnte nicht gewählt werden.',
    'content-manager.relation.loadMore': 'Mehr laden',
    'content-manager.relation.disconnect': 'Entfernen',
  },
};
