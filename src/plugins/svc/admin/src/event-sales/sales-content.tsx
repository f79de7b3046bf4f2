import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import type { EventFigures } from '../../../server/src/contract/event-figures';
import { attendeeUid, listAddressOf, orderUid } from '../shared/box-office';
import { useText } from './texts';
import { exportOf, useExport } from '../shared/use-export';
import { Curve } from './curve';
import { DoorListButton } from './door-list-button';
import { useGetFiguresQuery } from './figures-api';
import { moneyText } from '../shared/money';

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <Flex tag="li" justifyContent="space-between" gap={2}>
      <Typography textColor="neutral600">{label}</Typography>
      <Typography fontWeight="semiBold">{children}</Typography>
    </Flex>
  );
}

function Figures({ figures }: { figures: EventFigures }) {
  const text = useText();
  const { download, isBusy } = useExport();
  const { sold, places, revenueMinor, currency, checkedIn, eventId } = figures;
  const of = places === null ? String(sold) : text('eventSales.of', { sold, places });
  return (
    <>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        <Figure label={text('eventSales.sold')}>{of}</Figure>
        {revenueMinor !== null && (
          <Figure label={text('eventSales.revenue')}>{moneyText(revenueMinor, currency)}</Figure>
        )}
        {checkedIn !== null && (
          <Figure label={text('eventSales.inside')}>{String(checkedIn)}</Figure>
        )}
      </Flex>
      <Curve figures={figures} />
      <Flex gap={4} wrap="wrap">
        <Link tag={RouterLink} to={`${listAddressOf(orderUid)}?event=${eventId}`}>
          {text('eventSales.orders')}
        </Link>
        <Link tag={RouterLink} to={`${listAddressOf(attendeeUid)}?event=${eventId}`}>
          {text('eventSales.attendees')}
        </Link>
      </Flex>
      <Button
        fullWidth
        variant="tertiary"
        startIcon={<Download />}
        loading={isBusy}
        onClick={() => void download(exportOf('sales', eventId), 'sales')}
      >
        {text('eventSales.csv')}
      </Button>
    </>
  );
}

/** Whether somebody may see them. */
export interface SalesRights {
  sales: boolean;
  doorList: boolean;
}

interface Props {
  documentId: string;
  rights: SalesRights;
}

/** What an event has sold, and the button that prints its list for the door. */
export default function SalesContent({ documentId, rights }: Props) {
  const { data } = useGetFiguresQuery(documentId, { skip: !rights.sales });
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {data && <Figures figures={data} />}
      {rights.doorList && <DoorListButton documentId={documentId} />}
    </Flex>
  );
}
