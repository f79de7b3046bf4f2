import { useEffect } from 'react';

/*
 * The host shows what an action or a panel has described in the next time in which the browser has nothing to do. After a
 * click or a key Chromium has no such time until it has drawn once more (seen in 156): whoever ticks a row and moves no mouse
 * waits for buttons that do not come. So a moment after something was described, something is drawn.
 */

/** Longer than the host collects what is described, in milliseconds. */
const afterHost = 120;

let pending: ReturnType<typeof setTimeout> | undefined;

function drawSoon(): void {
  clearTimeout(pending);
  pending = setTimeout(() => requestAnimationFrame(() => undefined), afterHost);
}

/** The same action or panel, whose description the host shows without waiting for a mouse. */
export function shownSoon<C, D>(Described: (context: C) => D): (context: C) => D {
  const Shown = (context: C) => {
    const description = Described(context);
    useEffect(drawSoon);
    return description;
  };
  // With the type and the positions by which the host knows it.
  return Object.assign(Shown, Described);
}
