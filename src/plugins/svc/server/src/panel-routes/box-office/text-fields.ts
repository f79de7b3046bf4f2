/* The fields of a type that somebody may mean by a text: as the host searches, one that a project has added among them. */

const texts = ['string', 'text', 'richtext', 'email', 'uid', 'enumeration'];

/** What the host has in each type, and nobody types. */
const internal = ['documentId', 'locale'];

interface Attribute {
  type: string;
  columnName?: string;
  searchable?: boolean;
}

export function textFields(uid: string): { name: string; column: string }[] {
  const { attributes } = strapi.db.metadata.get(uid);
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const { type, columnName, searchable } = attribute as Attribute;
    const isSearched = texts.includes(type) && searchable !== false && !internal.includes(name);
    return isSearched && columnName ? [{ name, column: columnName }] : [];
  });
}
