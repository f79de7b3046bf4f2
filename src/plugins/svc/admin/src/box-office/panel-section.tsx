import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../shared/box-office';

/** A part of a side panel under a heading of its own. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box width="100%">
      <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral600">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={1}>
        {children}
      </Flex>
    </Box>
  );
}

/** One line of a section, and what belongs to it in smaller letters. Long names break anywhere. */
export function PanelItem({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  return (
    <Box tag="li" style={{ overflowWrap: 'anywhere' }}>
      <Typography tag="p" textColor="neutral800">
        {children}
      </Typography>
      {detail && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {detail}
        </Typography>
      )}
    </Box>
  );
}

/** The name of another thing, which leads to it. */
export function DocumentLink(props: { uid: string; documentId: string; children: string }) {
  const { uid, documentId, children } = props;
  return (
    <Link tag={RouterLink} to={addressOf(uid, documentId)}>
      {children}
    </Link>
  );
}
