import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import type { EventFigures } from '../../../server/src/contract/event-figures';
import { attendeeUid, listAddressOf, orderUid } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useText } from '../shared/texts';
import { useAllowed } from '../shared/use-allowed';
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

function Shown({ documentId, rights }: { documentId: string; rights: Rights }) {
  const { data } = useGetFiguresQuery(documentId, { skip: !rights.sales });
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {data && <Figures figures={data} />}
      {rights.doorList && <DoorListButton documentId={documentId} />}
    </Flex>
  );
}

const read = 'plugin::content-manager.explorer.read';
const ofOrders = [{ action: read, subject: orderUid }];
const ofAttendees = [{ action: read, subject: attendeeUid }];

interface Rights {
  sales: boolean;
  doorList: boolean;
}

function useRights(): Rights {
  const orders = useAllowed(ofOrders);
  const attendees = useAllowed(ofAttendees);
  return { sales: Boolean(orders.canRead), doorList: Boolean(attendees.canRead) };
}

/** What an event has sold, and its list for the door. */
export const SalesPanel: SidePanelComponent = (context) => {
  const text = useText();
  const rights = useRights();
  const event = documentOf<{ documentId: string }>(context, eventUid);
  if (!event?.documentId || (!rights.sales && !rights.doorList)) return null;
  return {
    title: text('eventSales.title'),
    content: <Shown key={event.documentId} documentId={event.documentId} rights={rights} />,
  };
};
