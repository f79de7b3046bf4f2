/* What copies the lines of the page about `<svc-tickets>`. A file of its own: the page runs nothing that stands in it. */

export const copyName = 'copy.js';

/** Where a browser lets nobody write to its clipboard, the lines are selected, for whoever copies them. */
export const copyScript = `'use strict';
const [button, lines, said] = ['copy', 'lines', 'copied'].map((id) => document.getElementById(id));
button.hidden = false;
button.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(lines.textContent);
    said.textContent = button.dataset.copied;
  } catch {
    getSelection().selectAllChildren(lines);
    said.textContent = button.dataset.selected;
  }
});
`;
