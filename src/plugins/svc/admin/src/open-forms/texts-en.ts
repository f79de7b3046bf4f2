/** What is said when somebody else has the same form open. */
export const openFormsEn = {
  'openForms.title': 'Somebody else edits this, too',
  'openForms.since': '{name} has had it open since {time}.',
  'openForms.explain': 'Whoever saves second is shown what the first has changed.',
};
