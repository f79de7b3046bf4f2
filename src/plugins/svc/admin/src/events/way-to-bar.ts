import { type KeyboardEvent, useEffect, useRef } from 'react';

/*
 * Who ticks by keyboard stands in the middle of a long list: Enter on a tick leads to what can be done with all that is
 * ticked, and once that is done the keyboard is back at the tick, or at the first one where its event has gone elsewhere.
 */

const ticks = '[role="checkbox"]';

/** For what is around the lines and the bar; `count` are ticked. */
export function useWayToBar(count: number) {
  const around = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | null>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    const isBarGone = countBefore.current > 0 && count === 0;
    countBefore.current = count;
    if (!isBarGone || document.activeElement !== document.body) return;
    const first = around.current?.querySelector<HTMLElement>(ticks);
    (from.current?.isConnected ? from.current : first)?.focus();
  }, [count]);
  const onKeyDown = (event: KeyboardEvent) => {
    const tick = (event.target as HTMLElement).closest<HTMLElement>(ticks);
    if (event.key !== 'Enter' || !tick) return;
    from.current = tick;
    around.current?.querySelector<HTMLElement>('[role="region"] button:enabled')?.focus();
  };
  return { ref: around, onKeyDown };
}
