/*
 * A window that closes gives the keyboard back to what opened it. Where that is gone, such as the button for a picture
 * that is chosen now, it would be at the beginning of the page: it goes to what has come in its place. Where another window
 * lies below, it goes back into that one. So it is with a button that is grey, or gone, when it has done what it is for;
 * where that has led to another page, it is at its title.
 */

export const pageTitle = 'h1';

/** What lies above the page. */
export const windows = '[role="dialog"], [role="alertdialog"]';
const reachable = ['a[href]', 'button', 'input', 'textarea', '[tabindex="0"]']
  .map((kind) => `${kind}:not([disabled], [aria-hidden="true"], [tabindex="-1"])`)
  .join(', ');

/** Later than the host gives it back. */
const givenBackAfter = 100;

/** How often it is looked whether what a key has begun took the keyboard away, in milliseconds, and how many times. */
const looks = { every: 250, atMost: 60 };

/** What had the keyboard last on the page itself, and all that it was in. */
let place: Element[] = [];

/** What had it last in each window. */
const lastIn = new WeakMap<Element, HTMLElement>();

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const around = target.closest(windows);
  if (around) return void lastIn.set(around, target);
  place = [];
  for (let at: Element | null = target; at && at.tagName !== 'MAIN'; at = at.parentElement) {
    place.push(at);
  }
}

function goBackInto(below: HTMLElement): void {
  const last = lastIn.get(below);
  (last?.isConnected ? last : below).focus();
}

/** Nothing is typed there: whoever listens hears on which page they are. */
function goToTitle(): void {
  const title = document.querySelector<HTMLElement>(`main ${pageTitle}`);
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

function goBack(): void {
  if (document.activeElement !== document.body) return;
  const below = [...document.querySelectorAll<HTMLElement>(windows)].at(-1);
  if (below) return goBackInto(below);
  const [last, ...around] = place;
  if (last?.isConnected && !last.matches(':disabled')) return (last as HTMLElement).focus();
  const still = around.filter((part) => part.isConnected && part.closest('main'));
  for (const part of still) {
    const next = part.querySelector<HTMLElement>(reachable);
    if (next) return next.focus();
  }
}

function isWindow(node: Node): boolean {
  return node instanceof Element && (node.matches(windows) || Boolean(node.querySelector(windows)));
}

let looking: ReturnType<typeof setTimeout> | undefined;

/** Whoever has no mouse is nowhere, twice in a row: it was not given back by who took it. */
function lookAfter(page: string, left: number, wasLost: boolean): void {
  if (left === 0) return;
  looking = setTimeout(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && wasLost) (window.location.pathname === page ? goBack : goToTitle)();
    lookAfter(page, left - 1, isLost);
  }, looks.every);
}

function watch(event: Event): void {
  clearTimeout(looking);
  if (!(event instanceof KeyboardEvent)) return;
  const { key, ctrlKey, metaKey } = event;
  const begins = key === 'Enter' || key === ' ' || ((ctrlKey || metaKey) && key === 's');
  if (begins) lookAfter(window.location.pathname, looks.atMost, false);
}

/** To be called once. */
export function keepKeyboard(): void {
  document.addEventListener('focusin', remember);
  for (const happened of ['keydown', 'pointerdown']) {
    document.addEventListener(happened, watch, true);
  }
  new MutationObserver((changes) => {
    const isClosed = changes.some(({ removedNodes }) => [...removedNodes].some(isWindow));
    if (isClosed) setTimeout(goBack, givenBackAfter);
  }).observe(document.body, { childList: true });
}
