/*
 * A window that closes gives the keyboard back to what opened it. Where that is gone, such as the button for a picture
 * that is chosen now, it would be at the beginning of the page: it goes to what has come in its place.
 */

const windows = '[role="dialog"], [role="alertdialog"]';
const reachable = ['a[href]', 'button', 'input', 'textarea', '[tabindex="0"]']
  .map((kind) => `${kind}:not([disabled], [aria-hidden="true"], [tabindex="-1"])`)
  .join(', ');

/** Later than the host gives it back. */
const givenBackAfter = 100;

/** What had the keyboard last on the page itself, and all that it was in. */
let place: Element[] = [];

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target.closest(windows)) return;
  place = [];
  for (let at: Element | null = target; at && at.tagName !== 'MAIN'; at = at.parentElement) {
    place.push(at);
  }
}

function goBack(): void {
  if (document.activeElement !== document.body || document.querySelector(windows)) return;
  const [last, ...around] = place;
  if (last?.isConnected) return (last as HTMLElement).focus();
  const still = around.filter((part) => part.isConnected && part.closest('main'));
  for (const part of still) {
    const next = part.querySelector<HTMLElement>(reachable);
    if (next) return next.focus();
  }
}

function isWindow(node: Node): boolean {
  return node instanceof Element && (node.matches(windows) || Boolean(node.querySelector(windows)));
}

/** To be called once. */
export function keepKeyboard(): void {
  document.addEventListener('focusin', remember);
  new MutationObserver((changes) => {
    const isClosed = changes.some(({ removedNodes }) => [...removedNodes].some(isWindow));
    if (isClosed) setTimeout(goBack, givenBackAfter);
  }).observe(document.body, { childList: true });
}
