const presses = ['keydown', 'pointerdown'] as const;

/** By then the panel has drawn what it was opened with. */
const shownMs = 1000;

/**
 * Loads what nobody needs before they have done something: soon after the panel is shown, and no later than with the first key
 * or click.
 */
export function onceShown(load: () => Promise<void>): void {
  const begin = () => {
    for (const press of presses) document.removeEventListener(press, begin, true);
    // What cannot be loaded is missing where it is needed, and nowhere else.
    load().catch(() => undefined);
  };
  for (const press of presses) document.addEventListener(press, begin, true);
  setTimeout(begin, shownMs);
}
