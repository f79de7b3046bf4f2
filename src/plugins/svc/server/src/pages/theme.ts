import { type Colour, parseColour } from '../domain/colour';

/*
 * What the pages look like, in one place: colours, sizes and letters by their names, for light and for dark. Text has a
 * contrast of 4.5 or more on what it stands on, borders of inputs 3. What an operator chooses in the panel replaces some of it (site-theme.ts).
 */

const light = `
  --page: #f6f6f9;
  --surface: #fff;
  --ink: #15171c;
  --quiet: #565c69;
  --line: #e2e4ea;
  --edge: #7b8190;
  --accent: #2a47c4;
  --accent-strong: #1f37a0;
  --on-accent: #fff;
  --tint: color-mix(in srgb, var(--accent) 9%, var(--surface));
  --focus: #2a47c4;
  --good: #e4f4e8;
  --on-good: #0d5327;
  --open: #fff1d1;
  --on-open: #664200;
  --gone: #ebecf0;
  --on-gone: #454a55;
  --wrong: #fdeceb;
  --on-wrong: #a11a15;
  --shadow: 0 1px 2px rgb(22 24 29 / 6%), 0 8px 24px rgb(22 24 29 / 7%);
  --lifted: 0 2px 4px rgb(22 24 29 / 8%), 0 16px 40px rgb(22 24 29 / 14%);`;

const dark = `
  --page: #0f1115;
  --surface: #191c22;
  --ink: #eceef2;
  --quiet: #a7adba;
  --line: #2d323c;
  --edge: #7d8596;
  --accent: #a8b8ff;
  --accent-strong: #c3ceff;
  --on-accent: #10163a;
  --focus: #a8b8ff;
  --good: #12331e;
  --on-good: #a5e6ba;
  --open: #3a2c0b;
  --on-open: #ffd98a;
  --gone: #2a2e37;
  --on-gone: #c3c8d2;
  --wrong: #431a18;
  --on-wrong: #ffb8b2;
  --shadow: none;
  --lifted: none;`;

function colours(...texts: string[]): Colour[] {
  return texts.map((text) => parseColour(text)!);
}

/** What text stands on, as above: surfaces, and the page itself. */
export const grounds = {
  light: colours('#ffffff', '#f6f6f9'),
  dark: colours('#191c22', '#0f1115'),
};

/** The names and what they stand for. */
export const theme = `
:root {
  color-scheme: light dark;
  --letters: system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --digits: ui-monospace, Menlo, Consolas, monospace;
  --round: .875rem;
  --round-small: .5rem;
  --measure: 46rem;
  --wide: 72rem;
  --band: var(--surface);
  --on-band: var(--ink);${light}
}
@media screen and (prefers-color-scheme: dark) {
  :root {${dark}
  }
}
`;
