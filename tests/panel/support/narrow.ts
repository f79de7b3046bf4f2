import type { Locator, Page } from 'playwright-core';
import { openContext, signIn } from './browser';
import { wideParts } from './layout';
import { findingsOn } from './axe';
import { owner, type startPanel } from './panel';
import { Steps } from './steps';

/* A tablet and a telephone: narrow, and touched with a finger. */

export interface Device {
  width: number;
  height: number;
  /** What its own things are called. */
  word: string;
}

export const devices: [string, Device][] = [
  ['a tablet', { width: 1024, height: 768, word: 'Tabea' }],
  ['a telephone', { width: 390, height: 844, word: 'Tessa' }],
];

type Panel = ReturnType<typeof startPanel>;

/** Runs the same tests on each of them, in a page that the owner is signed in to. */
export function onDevices(panel: Panel, tests: (name: string, device: Device) => void): void {
  beforeAll(async () => {
    const touched = { hasTouch: true, viewport: devices[0]![1] };
    panel.page = await (await openContext(panel.browser, 'Europe/Berlin', touched)).newPage();
  });
  describe.each(devices)('on %s', (name, device) => {
    beforeAll(async () => {
      const { width, height } = device;
      await panel.page.context().clearCookies();
      await panel.page.setViewportSize({ width, height });
      await signIn(panel.page, panel.server.url, owner);
    });
    tests(name, device);
  });
}

/** Steps of a finger. */
export function stepsTo(goal: string, most: number) {
  const steps = new Steps(goal, most);
  const step = (name: string, control: Locator) => steps.do(name, () => control.tap());
  return { steps, step };
}

/** Nothing of what is shown is out of sight to the side, and axe finds nothing in what is ours of it. */
export async function isWhole(page: Page, ours?: string): Promise<void> {
  expect(await wideParts(page)).toEqual([]);
  if (ours) expect(await findingsOn(page, ours)).toEqual([]);
}
