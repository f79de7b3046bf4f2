import { type Form, bookkeepingFields, identityFields } from './form';

/** Categories and tags are filled in alike. */
function termForm(uid: string, placeholder: string): Form {
  return {
    uid,
    fields: { title: { label: 'Name', placeholder }, ...identityFields, ...bookkeepingFields },
    rows: [[['title', 12]], [['slug', 12]]],
    columns: ['title', 'slug'],
    sortBy: 'title',
  };
}

export const categoryForm = termForm('plugin::svc.category', 'Concert');
export const tagForm = termForm('plugin::svc.tag', 'open air');
