import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 8px 12px 8px 0;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    /* A table that is too wide for its words scrolls: codes and headings are not broken. */
    overflow-wrap: break-word;
  }
  td:first-child {
    overflow-wrap: anywhere;
    min-width: 9rem;
  }
  .number {
    text-align: end;
    white-space: nowrap;
    padding-inline-end: 0;
  }
  .number + .number {
    padding-inline-start: 12px;
  }
  tfoot td {
    border: 0;
    padding-block: 4px;
  }
  /* On a telephone a row is a few lines: no word of it is broken, and nothing is out of sight. */
  @media (max-width: 600px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 4px 12px;
      padding-block: 8px;
    }
    tbody tr {
      border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    }
    tbody td {
      border: 0;
      padding: 0;
    }
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

interface Props {
  /** What the columns are called. */
  heads: string[];
  /** How many of them, the last ones, hold amounts. */
  amounts?: number;
  children: ReactNode;
  foot?: ReactNode;
}

/** Rows that are there to be read. */
export function PlainTable({ heads, amounts = 0, children, foot }: Props) {
  const firstAmount = heads.length - amounts;
  return (
    <Scroll>
      <Sheet>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={index >= firstAmount ? 'number' : undefined}>
                <Typography variant="sigma" textColor="neutral600">
                  {head}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </Sheet>
    </Scroll>
  );
}

export function Cell({ children, isNumber }: { children: ReactNode; isNumber?: boolean }) {
  return (
    <td className={isNumber ? 'number' : undefined}>
      <Typography tag="div" textColor="neutral800">
        {children}
      </Typography>
    </td>
  );
}
