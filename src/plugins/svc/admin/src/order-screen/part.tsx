import { Box, Flex, Typography } from '@strapi/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface PartProps {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of an order under its heading. */
export function Part({ title, beside, children }: PartProps) {
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id}>
      <Flex alignItems="center" gap={3} paddingBottom={3}>
        <Typography tag="h2" id={id} variant="beta">
          {title}
        </Typography>
        {beside}
      </Flex>
      {children}
    </Box>
  );
}

export const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  gap: 16px;
`;

/** Something that is known of it. */
export function Fact({ label, said }: { label: string; said: string }) {
  return (
    <div>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag="dd" textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
        {said}
      </Typography>
    </div>
  );
}
