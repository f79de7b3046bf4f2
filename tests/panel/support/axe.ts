import axe from 'axe-core';
import type { Page } from 'playwright-core';

/* What axe finds wrong with screens and parts of ours; how much of them it has looked at is printed. */

const looked = { parts: 0, findings: 0 };

afterAll(() => {
  const { parts, findings } = looked;
  if (parts > 0)
    process.stdout.write(`Findings of axe on ${parts} screens and parts: ${findings}.\n`);
});

/** @param part what is ours on the page, where not all of it is: the host's menu and banner stand beside it */
export async function findingsOn(page: Page, part?: string): Promise<string[]> {
  // What the host's buttons look like below the pointer is the host's.
  await page.mouse.move(0, 0);
  // By the debugger: a page may run no script but its own.
  await page.evaluate(axe.source);
  const asked = part === undefined ? '' : JSON.stringify(part);
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${asked})`);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  looked.parts += 1;
  looked.findings += found.length;
  return found;
}
