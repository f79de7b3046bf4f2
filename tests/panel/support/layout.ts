import type { Page } from 'playwright-core';

/*
 * What is wrong with how a screen is laid out. In the page's own words, because this file is compiled without the names of
 * a browser.
 */
const look = `(() => {
  const faults = new Set();
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const say = (what, part) => {
    const text = (part.innerText ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50);
    faults.add(what + ': ' + text + ' <' + part.tagName.toLowerCase() + '>');
  };
  const scrolls = (part) =>
    ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1;
  const isInScroller = (part) => {
    for (let at = part; at; at = at.parentElement) if (scrolls(at)) return true;
    return false;
  };
  const ownTexts = (part) =>
    [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const isBroken = (node, { index, 0: word }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
  };
  const lookAt = (part) => {
    const { left, right, width } = part.getBoundingClientRect();
    // What is there for readers of screens alone is a dot.
    if (width < 3 || !seen(part)) return;
    const texts = ownTexts(part);
    if (texts.length === 0) return;
    if ((left < -1 || right > innerWidth + 1) && !isInScroller(part)) say('outside', part);
    const { overflowX, textOverflow } = getComputedStyle(part);
    const isCut = ['hidden', 'clip'].includes(overflowX) && part.scrollWidth > part.clientWidth + 1;
    if (isCut && textOverflow !== 'ellipsis') say('cut', part);
    for (const node of texts) {
      // Longer ones, and addresses, may be broken.
      for (const word of node.data.matchAll(/[\\p{L}\\p{N}…]{2,20}/gu)) {
        if (isBroken(node, word)) say('broken ' + word[0], part);
      }
    }
  };
  const menuOf = (row) => row.querySelector(':scope > td:last-child > [aria-haspopup=menu]');
  const isReached = (button) => {
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  if (document.documentElement.scrollWidth > innerWidth) say('scrolls sideways', document.body);
  const windows = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const parts = windows.length > 0 ? windows : [document.querySelector('main')];
  for (const part of parts) part.querySelectorAll('*').forEach(lookAt);
  for (const table of parts.flatMap((part) => [...part.querySelectorAll('table')])) {
    if (innerWidth >= 1366 && !table.closest('main main') && isInScroller(table)) say('a table is too wide', table);
    const menu = [...table.querySelectorAll('tbody tr')].map(menuOf).find(Boolean);
    if (menu && !isReached(menu)) say('no way to the menu of a row', table);
  }
  return [...faults];
})()`;

/** A desk, a smaller one, a tablet and a telephone. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** What is cut, broken, outside of the screen or out of reach of what is shown, at the width that it has. */
export async function layoutFaults(page: Page, name: string): Promise<string[]> {
  let found: string[] = [];
  // The host lays some of it out anew, by scripts: what is wrong is still so after them.
  for (const patience of [250, 1000, 3000]) {
    await page.waitForTimeout(patience);
    found = await page.evaluate<string[]>(look);
    if (found.length === 0) break;
  }
  return found.map((fault) => `${name}, ${page.viewportSize()!.width}: ${fault}`);
}

/**
 * What of the page, or of a window over it, is wider than what is seen of it: a table that scrolls by itself is none of it.
 */
export const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const wide = [];
    for (const part of [document.querySelector('main'), ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]) {
      for (let one = part; one; one = one.parentElement) {
        // The frame of the host's home is a little wider than what is seen of it.
        if (one.scrollWidth > ${page.viewportSize()!.width} + 4) wide.push(one.outerHTML.slice(0, 100) + ' ' + one.scrollWidth);
      }
    }
    return wide;
  })()`);
