import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** As far as it is needed here: tests know no browser. */
interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, w: number, h: number): { data: ArrayLike<number> };
  };
}

/** Bars and curves are blue; letters and lines are grey. */
const bluePixels = (chart: Locator): Promise<number> =>
  chart.evaluate((node) => {
    const canvas = node as unknown as Canvas;
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    let blue = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! > 0 && data[at + 2]! - data[at]! > 60) blue += 1;
    }
    return blue;
  });

const fewest = 200;

/** A canvas is there before it has its size, and something is drawn on it. */
export async function untilDrawn(chart: Locator): Promise<void> {
  const deadline = Date.now() + 20_000;
  let seen = await bluePixels(chart);
  while (seen < fewest && Date.now() < deadline) {
    await sleep(100);
    seen = await bluePixels(chart);
  }
  if (seen < fewest) throw new Error(`${seen} pixels of a bar or a curve are drawn.`);
}
