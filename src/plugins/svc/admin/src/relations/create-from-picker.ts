/*
 * The host's picker of a relation takes what was typed for a choice where somebody goes on to make a new thing, finds
 * nothing of that name, and says that this has failed. Here what was typed is taken out of the picker before, and put into
 * the form of the new thing, as its name.
 */

const viewport = '[data-radix-combobox-viewport]';
const openPicker = 'input[role="combobox"][aria-expanded="true"]';
/** What types call that by which their things are found. */
const nameFields = ['title', 'name', 'username'].map(
  (name) => `[role="dialog"] input[name="${name}"]`,
);

/** A form that takes longer has been left. */
const waitMs = 10_000;

/** As if somebody had typed it: inputs are kept by React. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const findNameFields = () => [
  ...document.querySelectorAll<HTMLInputElement>(nameFields.join(', ')),
];

/** Into the first form that opens now. */
function carry(name: string): void {
  const before = findNameFields();
  const opening = new MutationObserver(() => {
    const field = findNameFields().find((one) => !before.includes(one));
    if (!field) return;
    opening.disconnect();
    if (field.value === '' && !field.disabled) type(field, name);
  });
  opening.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => opening.disconnect(), waitMs);
}

/** The line of a picker that makes a new thing: it stands below the list of those that there are. */
function creatingLine(at: Element | null): HTMLElement | null {
  const line = at?.closest<HTMLElement>('[role="option"]');
  const isCreating = line && !line.closest(viewport) && line.ariaDisabled !== 'true';
  return isCreating ? line : null;
}

/** Stops what the host would do with what was typed; whether there was anything to stop. */
function takeName(event: Event, line: HTMLElement | null): boolean {
  const input = document.querySelector<HTMLInputElement>(openPicker);
  if (!line || !input) return false;
  event.stopPropagation();
  const name = input.value.trim();
  if (name !== '') {
    type(input, '');
    carry(name);
  }
  return true;
}

function onPointerUp(event: PointerEvent): void {
  // The click that follows makes the new thing.
  takeName(event, creatingLine(event.target as Element | null));
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const marked = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '');
  const line = creatingLine(marked);
  if (!takeName(event, line)) return;
  event.preventDefault();
  setTimeout(() => line!.click());
}

/** To be called once. */
export function createFromPicker(): void {
  document.addEventListener('pointerup', onPointerUp, true);
  document.addEventListener('keydown', onKeyDown, true);
}
