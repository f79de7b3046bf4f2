import { windows } from '../shared/keep-keyboard';

/*
 * Saving by key. The host hears Ctrl+Enter in each form on the page, also in one below a window, and takes the keyboard
 * out of the field that is typed in.
 */

const isSaveKey = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && (key === 'Enter' || key.toLowerCase() === 's');

const labelOf = (button: Element) => button.textContent?.trim();

/** In a window with a form of the host: what saves it, which is called as that of the page is. */
function saveOfHost(top: Element): HTMLButtonElement | undefined {
  if (!top.querySelector('form')) return undefined;
  const onPage = [...document.querySelectorAll('button[type=submit]')];
  const labels = onPage.filter((button) => !button.closest(windows)).map(labelOf);
  return [...top.querySelectorAll('button')].find((button) => labels.includes(labelOf(button)));
}

/** A window that is open is what is saved, and nothing below it. Those of the host publish by themselves. */
function actInWindow(event: KeyboardEvent, top: Element): void {
  const ofHost = saveOfHost(top);
  if (ofHost && event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const save = top.querySelector<HTMLButtonElement>('button[type=submit]') ?? ofHost;
  if (!event.shiftKey && save && !save.disabled) save.click();
}

/** Puts the keyboard, and what was selected, back to where it is now, if it is nowhere by then. */
function rememberFocus(): () => void {
  const { activeElement } = document;
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  return () => {
    const isNowhere = document.activeElement === document.body;
    if (!isNowhere || !(activeElement instanceof HTMLElement) || !activeElement.isConnected) return;
    activeElement.focus({ preventScroll: true });
    if (!range || !activeElement.isContentEditable) return;
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
}

/** Before the host hears of a key. */
export function guardSaveKeys(): void {
  const listen = (event: KeyboardEvent): void => {
    if (!isSaveKey(event)) return;
    const top = [...document.querySelectorAll(windows)].at(-1);
    if (top) return actInWindow(event, top);
    // After the host's own, which come later: at once, since the next key may be on its way.
    window.addEventListener('keydown', rememberFocus(), { once: true });
  };
  window.addEventListener('keydown', listen, { capture: true });
}
