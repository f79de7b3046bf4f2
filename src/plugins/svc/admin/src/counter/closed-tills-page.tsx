import { Box, Button, Flex, Grid, Loader, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import type { ClosedTills, Till } from '../../../server/src/contract/counter';
import type { StoredMinor } from '../../../server/src/domain/money';
import { readableDay, readableTime } from '../shared/instant';
import { moneyText } from '../shared/money';
import { useGetClosedTillsQuery } from './counter-api';
import { useText } from './texts';
import { differenceOf, Row, Sums } from './till-card';

/** By the reader's clock. */
function momentText(seconds: number | null): string {
  const at = new Date((seconds ?? 0) * 1000).toISOString();
  return `${readableDay(at)}, ${readableTime(at)}`;
}

/** Who kept it and when, what came in, and whether what was counted is what should have been there. */
function ClosedTill({ till }: { till: Till }) {
  const text = useText();
  const id = useId();
  const { holder, openedAt, closedAt, counted, currency } = till;
  return (
    <Box
      tag="article"
      aria-labelledby={id}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={6}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <div>
          <Typography tag="h2" id={id} variant="delta" style={{ overflowWrap: 'anywhere' }}>
            {holder}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {text('till.fromTo', { from: momentText(openedAt), to: momentText(closedAt) })}
          </Typography>
        </div>
        <Sums till={till} />
        <Row
          label={text('till.wasCounted')}
          amount={moneyText((counted ?? 0) as StoredMinor, currency)}
        />
        <Row label={text('till.difference')} amount={moneyText(differenceOf(till), currency)} />
      </Flex>
    </Box>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Pages({ page, pages, onPage }: PagesProps) {
  const text = useText();
  if (pages <= 1) return null;
  return (
    <Flex tag="nav" gap={2} justifyContent="center" aria-label={text('till.page', { page, pages })}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text('till.later')}
      </Button>
      <Typography>{text('till.page', { page, pages })}</Typography>
      <Button variant="tertiary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text('till.sooner')}
      </Button>
    </Flex>
  );
}

function Cards({ tills }: Pick<ClosedTills, 'tills'>) {
  const text = useText();
  if (tills.length === 0) return <Typography>{text('till.noneClosed')}</Typography>;
  return (
    <Grid.Root gap={6}>
      {tills.map((till) => (
        <Grid.Item key={till.id} col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <ClosedTill till={till} />
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

/** The tills that were closed, to be read. */
export function ClosedTillsPage() {
  const [page, setPage] = useState(1);
  const { data, isError } = useGetClosedTillsQuery(page);
  const text = useText();
  if (isError) return <Page.Error />;
  return (
    <Page.Main>
      <Page.Title>{text('till.allClosed')}</Page.Title>
      <Layouts.Header
        title={text('till.allClosed')}
        subtitle={text('till.allClosed.subtitle')}
        navigationAction={<BackButton fallback="../" />}
      />
      <Layouts.Content>
        {data ? (
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Cards tills={data.tills} />
            <Pages page={page} pages={data.pages} onPage={setPage} />
          </Flex>
        ) : (
          <Loader>{text('till.allClosed')}</Loader>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
