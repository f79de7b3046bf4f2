import { useEffect } from 'react';

const savedSettings = 'STRAPI_LIST_VIEW_SETTINGS:';

/** Takes the saved filters of lists out of the browser, where they show the trash. */
function clearTrashFilter(): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(savedSettings))
    .filter((key) => localStorage.getItem(key)?.includes('trashedAt'))
    .forEach((key) => localStorage.removeItem(key));
}

/**
 * The Content Manager opens a list with the filters it was left with. A list that opens with the trash looks as if
 * all things were gone, so that filter is forgotten when the list is left.
 */
export function useClearTrashFilter(): void {
  useEffect(() => clearTrashFilter, []);
}
