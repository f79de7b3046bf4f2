/** Why *Publish* or *Save* is grey, and what follows from publishing. */
export const publishNoteEn = {
  'publishNote.published': 'This is what is published. It is changed in the tab Draft.',
  'publishNote.readOnly': 'You may read this, not change it.',
  'publishNote.copy': 'Save the copy first; then it can be published.',
  'publishNote.empty': 'Nothing has been filled in yet.',
  'publishNote.unchanged': 'Nothing has changed since it was published.',
  'publishNote.saved': 'Everything is saved, but not published yet.',
  'publishNote.changesSaved': 'Everything is saved, but the changes are not published yet.',
  'publishNote.planned': 'Everything is saved. It will be published on {when}.',
  'publishNote.seeChanges': 'See the changes…',
  'publishNote.moved':
    '{count, plural, one {1 person has a place} other {{count} people have places}} at the published {what, select, date {date} venue {venue} other {date and venue}}. They keep them, and publishing tells nobody.',
  'publishNote.untold':
    '{count, plural, one {1 person has a place, and has} other {{count} people have places, and have}} not been told of the new {what, select, date {date} venue {venue} other {date and venue}}.',
  'publishNote.over': 'Its end is in the past: once published it stands among what is over.',
  'publishNote.noTickets': 'No tickets: nobody can buy a place.',
  'publishNote.ticketsInDrawer': 'The round arrow opens where they are added.',
  'publishNote.trashed': 'It is in the trash. Restore it first.',
  'publishNote.mayNot': 'You may not publish. Others do that.',
  'publishNote.saveThenSend': 'You may not publish: save it, then send it for review.',
  'publishNote.send': 'You may not publish: send it for review.',
  'publishNote.waits': 'You may not publish. It waits for review.',
};
