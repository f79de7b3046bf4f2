/*
 * Of the things that a relation can be, the host's first ↓ marks the line that stands last, the one that makes a new
 * one: whoever goes on with Enter is at another form. It looks for the lines in the list's viewport, where that one is not.
 */

const viewport = '[data-radix-combobox-viewport]';

function isPastTheEnd(input: Element): boolean {
  const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  return Boolean(
    marked && !marked.closest(viewport) && list?.querySelector(`${viewport} [role="option"]`),
  );
}

/** Until the host has marked a line, or somebody presses another key. */
let marking: MutationObserver | undefined;

function onKeyDown({ key, target }: KeyboardEvent): void {
  marking?.disconnect();
  if (key !== 'ArrowDown' || !(target instanceof HTMLInputElement)) return;
  if (target.role !== 'combobox' || target.hasAttribute('aria-activedescendant')) return;
  marking = new MutationObserver(() => {
    marking?.disconnect();
    if (isPastTheEnd(target))
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  marking.observe(target, { attributeFilter: ['aria-activedescendant'] });
}

/** ↓ begins with the first thing that there is. */
export function markFirstChoice(): void {
  document.addEventListener('keydown', onKeyDown);
}
