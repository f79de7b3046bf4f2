import type { DefaultTheme } from 'styled-components';

/** What the charts have in common: the panel's colours and letters, and nothing that moves. */
export function commonOptions({ colors }: DefaultTheme) {
  const { fontFamily } = globalThis.getComputedStyle(document.body);
  return {
    animation: false,
    maintainAspectRatio: false,
    font: { family: fontFamily, size: 11 },
    color: colors.neutral600,
  } as const;
}

/** Of an axis. */
export function axisOptions({ colors }: DefaultTheme) {
  return {
    border: { display: false },
    grid: { color: colors.neutral150 },
    ticks: { color: colors.neutral600 },
  };
}
