import { Box, Flex, Grid, LinkButton, Loader, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import { boxOfficePermissions } from '../../../server/src/contract/box-office-permissions';
import type { CounterEvents } from '../../../server/src/contract/counter';
import type { DoorEvent } from '../../../server/src/contract/door';
import { ClosedTillsPage } from './closed-tills-page';
import { useText } from './texts';
import { useGetCounterEventQuery, useGetCounterEventsQuery, useGetTillsQuery } from './counter-api';
import { EventChoice } from './event-choice';
import { type LostSale, useLostSale } from './lost-sale';
import { FindOrder, useCanFindOrders } from './find-order';
import { SaleForm } from './sale-form';
import { TillCard } from './till-card';
import { buyerOf } from './use-sale';

function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        {title && (
          <Typography tag="h2" variant="delta">
            {title}
          </Typography>
        )}
        {children}
      </Flex>
    </Box>
  );
}

/** In a narrow window the host's would cover what is counted and typed: it scrolls away there. */
const Heading = styled.div`
  @media (max-width: 767px) {
    [data-strapi-header-sticky] {
      display: none;
    }
  }
`;

/** The event that is sold, that of a sale which nobody knows of, or the next one, until another is chosen; and to whom. */
function useChosenEvent({ events, next }: CounterEvents) {
  const lost = useLostSale();
  const first = events.find(({ id }) => id === next) ?? events[0]!;
  const [chosen, setChosen] = useState(lost.sale?.event ?? first);
  const [buyer, setBuyer] = useState(buyerOf(lost.sale));
  return {
    chosen,
    buyerState: [buyer, setBuyer] as const,
    choose: (another: DoorEvent) => {
      lost.forget();
      setChosen(another);
    },
    lost: {
      ...lost,
      /** Another event may be chosen by then. */
      lose: (sent: LostSale) => {
        lost.lose(sent);
        setBuyer(buyerOf(sent));
        setChosen(sent.event);
      },
    },
  };
}

function Counter(found: CounterEvents) {
  const { chosen, choose, lost, buyerState } = useChosenEvent(found);
  const { data: event, isError: isGone } = useGetCounterEventQuery(chosen.id);
  const { data: tills } = useGetTillsQuery();
  const canFind = useCanFindOrders();
  const text = useText();
  if (!tills) return <Loader>{text('counter.title')}</Loader>;
  return (
    <Grid.Root gap={6}>
      <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch">
        <Card>
          <EventChoice
            next={found.events}
            chosen={chosen}
            isDisabled={lost.sale !== null && !isGone}
            onChoose={choose}
          />
          {event?.id === chosen.id && (
            <SaleForm
              key={chosen.id}
              {...{ event, chosen, lost, buyerState }}
              till={tills.own?.id ?? null}
            />
          )}
        </Card>
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Card title={text('till.title')}>
            <TillCard tills={tills} />
          </Card>
          {canFind && (
            <Card title={text('counter.find.title')}>
              <FindOrder />
            </Card>
          )}
        </Flex>
      </Grid.Item>
    </Grid.Root>
  );
}

function CounterPage() {
  const { data, isError } = useGetCounterEventsQuery({ search: '' });
  const text = useText();
  if (isError) return <Page.Error />;
  return (
    <Page.Main>
      <Page.Title>{text('counter.title')}</Page.Title>
      <Heading>
        <Layouts.Header
          title={text('counter.title')}
          subtitle={text('counter.subtitle')}
          primaryAction={
            <Flex gap={2} wrap="wrap">
              <LinkButton tag={Link} to="tills" variant="tertiary" size="S">
                {text('till.allClosed')}
              </LinkButton>
              <LinkButton
                href="/door"
                target="_blank"
                rel="noreferrer"
                variant="secondary"
                size="S"
              >
                {text('counter.door')}
              </LinkButton>
            </Flex>
          }
        />
      </Heading>
      <Layouts.Content>
        {!data && <Loader>{text('counter.title')}</Loader>}
        {data?.events.length === 0 && <Typography>{text('counter.noEvent')}</Typography>}
        {data && data.events.length > 0 && <Counter {...data} />}
      </Layouts.Content>
    </Page.Main>
  );
}

const permissions = [{ action: boxOfficePermissions.counter.id, subject: null }];

/** Where the box office sells, and reads what was sold. */
export default function ProtectedCounterPage() {
  return (
    <Page.Protect permissions={permissions}>
      <Routes>
        <Route index element={<CounterPage />} />
        <Route path="tills" element={<ClosedTillsPage />} />
      </Routes>
    </Page.Protect>
  );
}
