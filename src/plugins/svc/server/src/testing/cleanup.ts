/* What a test file has started and has to be stopped when it is over, whether its tests pass or not. */

/** Ends what was started. */
export type Stop = () => Promise<void>;
const running: Stop[] = [];

/** Remembers how to stop something; the function returned does so once, however often it is called. */
export function stopLater(stop: Stop): Stop {
  let stopping: Promise<void> | undefined;
  const once = () => (stopping ??= stop());
  running.push(once);
  return once;
}

/** Last started, first stopped. */
export async function stopEverything(): Promise<void> {
  for (const stop of running.splice(0).reverse()) await stop();
}
