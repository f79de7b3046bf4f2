/** What is said when somebody else was faster. */
export const conflictsEn = {
  'conflict.title': 'This has changed',
  'conflict.back': 'Back to the form',
  'conflict.changed':
    '{who, select, you {You changed this {when} in another window.} somebody {{name} changed this {when} while you had it open.} other {This was changed over the API {when} while you had it open.}}',
  'conflict.discarded':
    '{who, select, you {You discarded unpublished changes in another window.} somebody {{name} discarded unpublished changes while you had it open.} other {Unpublished changes were discarded while you had it open.}}',
  'conflict.somebody': 'Somebody',
  'conflict.atTime': 'at {time}',
  'conflict.onDay': 'on {day} at {time}',
  'conflict.notYet': 'Nothing of yours is {done, select, published {published} other {saved}} yet.',
  'conflict.save': 'Save',
  'conflict.publish': 'Publish',
  'conflict.choices': 'What to do',
  'conflict.both': 'Keep both',
  'conflict.goOn': 'Go on with the newest version',
  'conflict.both.then':
    'Your changes are {done, select, published {published} other {saved}} on top of the newest version.',
  'conflict.both.common': 'Where both changed the same field, yours is kept.',
  'conflict.goOn.then': 'It is {done, select, published {published} other {saved}} as it is now.',
  'conflict.mine': 'Overwrite',
  'conflict.mine.then':
    'Your form is {done, select, published {published} other {saved}} as it stands. What was changed meanwhile is lost{spared, select, relations {, except in relations that you did not touch} other {}}.',
  'conflict.theirs': 'Take the newest version',
  'conflict.theirs.then':
    'The form shows it. Nothing is {done, select, published {published} other {saved}}, and your own changes are dropped.',
  'conflict.gone': 'This is gone',
  'conflict.gone.explain':
    'It was deleted while you had it open, so nothing can be saved. What you typed is still in the form: copy what you need.',
  'conflict.noField': 'It was saved again; no field of this form has changed.',
  'conflict.youToo': 'You changed it, too',
  'conflict.then': 'Then',
  'conflict.now': 'Now',
  'conflict.yours': 'Yours',
  'conflict.empty': 'empty',
  'conflict.hasChanged': 'It has changed.',
  'conflict.trashed': 'Moved to trash',
  'conflict.yes': 'Yes',
  'conflict.no': 'No',
  'conflict.entries': '{count, plural, one {1 entry} other {{count} entries}}',
};
