import { Flex, IconButton, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { useText } from './texts';

interface Props {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export function Pages({ page, pages, onChange }: Props) {
  const text = useText();
  return (
    <Flex justifyContent="space-between">
      <IconButton
        label={text('events.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <Typography variant="pi" textColor="neutral600">
        {text('events.page', { page, pages })}
      </Typography>
      <IconButton
        label={text('events.next')}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}
