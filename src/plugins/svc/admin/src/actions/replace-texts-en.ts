/** What is said where a venue or an organizer gives way to another. */
export const replaceEn = {
  'replace.by': 'Put in its place',
  'replace.type': 'Type a name',
  'replace.clear': 'Choose another',
  'replace.none': 'Not here? Type another part of its name.',
  'replace.done': 'It is replaced in all events.',
  'replace.unused': 'No event uses it.',
  'replace.explain':
    'All these events get the other one, what is published of them at once. This one is deleted.',
  'replace.confirm': 'Replace and delete',
  'replace.guests':
    '{events, plural, one {Of these, 1 event that is not over has guests} other {Of these, {events} events that are not over have guests}}: {guests, plural, one {1 person has a place} other {{guests} people have places}}. Nobody is told by itself.',
};
