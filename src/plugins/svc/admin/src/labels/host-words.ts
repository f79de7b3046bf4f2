/*
 * Words of the host that say "relation" to people who look for a venue, and "entry" or "document" to people who have an event
 * before them. They are those of every type, and so name none.
 */

const form = 'content-manager.';

const within = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [form + id, text]));

const locales = (text: string) => `{isLocalized, select, true { (${text})} other {}}`;

const en = {
  'relation.add': 'Choose or create…',
  'relation.create': 'Create a new one',
  'relation.notAvailable': 'There is none to choose',
  'relation.isLoading': 'Loading…',
  'relation.error-adding-relation': 'Nothing was chosen: nothing in the list is called that.',
  'HeaderLayout.button.label-add-entry': 'Create new',
  'pages.ListView.header-subtitle': '{number} found',
  'containers.edit.title.new': 'Create new',
  'containers.edit.tabs.label': 'Which version',
  'containers.List.trash': 'In trash',
  'containers.edit.panels.default.title': 'Saving',
  'containers.edit.panels.default.more-actions': 'More than saving',
  'actions.delete.label': `Delete${locales('all locales')}`,
  'actions.delete.dialog.body': 'It is gone for good. This cannot be undone.',
  'actions.delete.error': 'It could not be deleted.',
  'actions.discard.dialog.body': 'The draft becomes what is published. This cannot be undone.',
  'components.RelationInputModal.confirmation-message':
    'Some changes are not saved. Closed now, they are lost.',
  'actions.clone.error': 'It could not be duplicated.',
  'actions.edit.error': 'It could not be saved.',
  'actions.unpublish.error': 'It could not be unpublished.',
  'success.record.save': 'It is saved.',
  'success.record.publish': 'It is published.',
  'success.record.unpublish': 'It is unpublished.',
  'success.record.delete': 'It is deleted.',
  'success.record.clone': 'It is duplicated.',
  'validation.error': 'Something in the form is not right yet. Mend it before you save.',
  'permissions.not-allowed.create': 'Your role may not create this.',
  'permissions.not-allowed.update': 'Your role may not see this.',
  'containers.list.autoCloneModal.title': 'It cannot be duplicated as it is.',
  'containers.list.autoCloneModal.description':
    'A copy has the same content. These fields have to be changed before it is saved.',
  'containers.list.autoCloneModal.error.relation':
    'The original could lose what it is linked to here.',
  'containers.list.selectedEntriesModal.title': 'Publish',
  'popUpWarning.bodyMessage.contentType.delete.all': 'Are you sure you want to delete them?',
  'popUpWarning.bodyMessage.contentType.publish.all': 'Are you sure you want to publish them?',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'Are you sure you want to unpublish them?',
  'popUpWarning.warning.has-draft-relations.message':
    'It is linked to {count, plural, one {something that is a draft} other {# things that are drafts}}, which {count, plural, one {is} other {are}} left out of what is published.',
  'popUpwarning.warning.has-draft-relations.button-confirm': 'Publish without them',
  'widget.last-edited.title': 'Last edited',
  'widget.last-edited.no-data': 'Nothing was edited yet',
  'widget.last-published.title': 'Last published',
  'widget.last-published.no-data': 'Nothing was published yet',
};

const de: Record<keyof typeof en, string> & Record<string, string> = {
  'actions.open-in-new-tab.label': 'In neuem Tab öffnen',
  'actions.copy-documentId.label': 'Kennung kopieren',
  'actions.copy-documentId.success': 'Die Kennung ist kopiert.',
  'containers.edit.information.documentId.label': 'Kennung',
  'preview.copy.label': 'Adresse der Vorschau kopieren',
  'relation.add': 'Wählen oder anlegen …',
  'relation.create': 'Neu anlegen',
  'relation.notAvailable': 'Nichts gefunden',
  'relation.isLoading': 'Wird geladen …',
  'relation.error-adding-relation': 'Es wurde nichts gewählt: Nichts in der Liste heißt so.',
  'relation.loadMore': 'Mehr laden',
  'relation.disconnect': 'Entfernen',
  'components.LeftMenu.single-types': 'Einzelne Inhalte',
  'HeaderLayout.button.label-add-entry': 'Neu anlegen',
  'pages.ListView.header-subtitle': '{number} gefunden',
  'containers.edit.title.new': 'Neu anlegen',
  'containers.edit.tabs.label': 'Welche Fassung',
  'containers.List.trash': 'Im Papierkorb',
  'containers.edit.panels.default.title': 'Speichern',
  'containers.edit.panels.default.more-actions': 'Mehr als speichern',
  'actions-drawer.open': 'Mehr öffnen',
  'actions-drawer.close': 'Mehr schließen',
  'actions.delete.label': `Löschen${locales('alle Sprachen')}`,
  'actions.delete.dialog.body':
    'Es wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  'actions.delete.error': 'Es konnte nicht gelöscht werden.',
  'actions.discard.dialog.body':
    'Der Entwurf wird so, wie es veröffentlicht ist. Das lässt sich nicht rückgängig machen.',
  'components.RelationInputModal.confirmation-message':
    'Einige Änderungen sind nicht gespeichert. Beim Schließen gehen sie verloren.',
  'listView.validation.errors.message':
    'Vor dem Veröffentlichen muss in allen Feldern stehen, was dort verlangt ist.',
  'popUpWarning.warning.publish-question': 'Soll es trotzdem veröffentlicht werden?',
  'validation.error.unreadable-required-field':
    'Ihre Rolle darf nicht alle Felder sehen, die verlangt sind. Wer die Rollen verwaltet, kann das ändern.',
  'actions.clone.error': 'Es konnte nicht dupliziert werden.',
  'actions.edit.error': 'Es konnte nicht gespeichert werden.',
  'actions.unpublish.error': 'Es konnte nicht zurückgezogen werden.',
  'success.record.save': 'Gespeichert.',
  'success.record.publish': 'Veröffentlicht.',
  'success.record.unpublish': 'Zurückgezogen.',
  'success.record.delete': 'Gelöscht.',
  'success.record.clone': 'Dupliziert.',
  'validation.error': 'Im Formular stimmt etwas noch nicht. Ändern Sie es vor dem Speichern.',
  'permissions.not-allowed.create': 'Ihre Rolle darf das nicht anlegen.',
  'permissions.not-allowed.update': 'Ihre Rolle darf das nicht sehen.',
  'containers.list.autoCloneModal.title': 'So lässt es sich nicht duplizieren.',
  'containers.list.autoCloneModal.description':
    'Die Kopie hat denselben Inhalt. Diese Felder müssen vor dem Speichern geändert werden.',
  'containers.list.autoCloneModal.error.relation':
    'Das Original könnte verlieren, womit es hier verknüpft ist.',
  'containers.list.selectedEntriesModal.title': 'Veröffentlichen',
  'popUpWarning.bodyMessage.contentType.delete.all': 'Sollen sie wirklich gelöscht werden?',
  'popUpWarning.bodyMessage.contentType.publish.all': 'Sollen sie wirklich veröffentlicht werden?',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'Sollen sie wirklich zurückgezogen werden?',
  'popUpWarning.warning.has-draft-relations.message':
    'Es ist mit {count, plural, one {etwas verknüpft, das ein Entwurf ist und} other {# Entwürfen verknüpft, die}} in der veröffentlichten Fassung {count, plural, one {fehlt} other {fehlen}}.',
  'popUpwarning.warning.has-draft-relations.button-confirm': 'Ohne sie veröffentlichen',
  'widget.last-edited.title': 'Zuletzt bearbeitet',
  'widget.last-edited.no-data': 'Noch nichts bearbeitet',
  'widget.last-published.title': 'Zuletzt veröffentlicht',
  'widget.last-published.no-data': 'Noch nichts veröffentlicht',
};

/** Of the whole panel, where its German misses them or says “du”. */
const panelDe = {
  'global.search': 'Suche',
  'upload.input.placeholder': 'Hier klicken oder eine Datei hierher ziehen',
  'upload.list.assets.empty': 'Hier ist noch keine Datei.',
  'upload.list.assets.empty-upload': 'Hier ist noch keine Datei.',
  'upload.tabs.title': 'Woher die Dateien kommen',
  'upload.window.confirm.close-modal.file':
    'Die Änderungen sind nicht gespeichert. Beim Schließen gehen sie verloren.',
  'upload.window.confirm.close-modal.files':
    'Einige Dateien sind noch nicht hochgeladen. Beim Schließen gehen sie verloren.',
};

/** What the types are called in the menu and above their lists: the host looks names up by themselves. */
const typesDe = {
  Attendee: 'Gäste',
  Category: 'Kategorien',
  Event: 'Veranstaltungen',
  Order: 'Bestellungen',
  Organizer: 'Veranstalter',
  Outbox: 'Postausgang',
  'Refund request': 'Erstattungswünsche',
  Site: 'Website',
  Tag: 'Schlagwörter',
  Ticket: 'Tickets',
  User: 'Konten',
  Venue: 'Orte',
  Voucher: 'Gutscheine',
};

export const hostWords: Record<string, Record<string, string> | undefined> = {
  en: within(en),
  de: { ...within(de), ...panelDe, ...typesDe },
};
