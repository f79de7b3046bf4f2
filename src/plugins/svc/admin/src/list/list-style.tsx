import { createGlobalStyle } from 'styled-components';

/**
 * In lists of ours: rows are narrow enough for a usual screen, and on a narrower one their menu stays in sight, at the very
 * edge, which is the host's padding away from where it would stick.
 */
export const ListStyle = createGlobalStyle`
  main table[role='grid'] :is(th, td) {
    padding-inline: 0.6rem;
  }
  main table[role='grid'] tbody td:last-child:has(> [aria-haspopup='menu']) {
    position: sticky;
    inset-inline-end: -2.4rem;
    z-index: 1;
    background: ${({ theme }) => theme.colors.neutral0};
  }
  main table[role='grid'] tbody tr:hover td:last-child:has(> [aria-haspopup='menu']) {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
