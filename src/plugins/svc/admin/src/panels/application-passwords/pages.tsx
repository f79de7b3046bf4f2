import { Flex, IconButton, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';

interface Props {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export function Pages({ page, pages, onChange }: Props) {
  return (
    <Flex justifyContent="space-between">
      <IconButton label="Previous page" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <Typography variant="pi" textColor="neutral600">
        Page {page} of {pages}
      </Typography>
      <IconButton label="Next page" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}
