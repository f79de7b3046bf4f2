import { Flex } from '@strapi/design-system';
import type { OrderMoment } from '../../../server/src/contract/box-office-details';
import { PanelItem } from '../box-office/panel-section';
import { type OrderDocument, orderUid } from '../shared/box-office';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { readableDay, readableTime } from '../shared/instant';
import { type TextId, useText } from '../shared/texts';
import { moneyText } from '../shared/money';

function Moment({ moment, currency }: { moment: OrderMoment; currency: string }) {
  const text = useText();
  const { at, deed, hand, by, means, guest, codeEnd, amount } = moment;
  const time = new Date(at * 1000).toISOString();
  const who = by ?? text(`history.hand.${hand}`);
  const values = { means: means ? text(`counter.${means}` as TextId) : '' };
  const about = [
    text(`history.${deed}`, values),
    guest && [guest, codeEnd && `…${codeEnd}`].filter(Boolean).join(' '),
    amount === undefined ? undefined : moneyText(amount, currency),
  ];
  return (
    <PanelItem detail={`${readableDay(time)}, ${readableTime(time)} · ${who}`}>
      {about.filter(Boolean).join(' · ')}
    </PanelItem>
  );
}

/** Who did what with an order, and when; the latest first. */
export const OrderHistoryPanel: SidePanelComponent = (context) => {
  const text = useText();
  const order = documentOf<OrderDocument>(context, orderUid);
  const { history = [] } = order?.details ?? {};
  if (history.length === 0) return null;
  return {
    title: text('history.title'),
    content: (
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3} width="100%">
        {history.map((moment, index) => (
          <Moment key={index} moment={moment} currency={order?.currency ?? ''} />
        ))}
      </Flex>
    ),
  };
};
