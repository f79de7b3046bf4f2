import type { OrderMoment } from '../../../server/src/contract/box-office-details';
import type { OrderDocument } from '../shared/box-office';
import { readableDay, readableTime } from '../shared/instant';
import { moneyText } from '../shared/money';
import { type TextId, useText as useWords } from '../shared/texts';
import { wordsOf } from '../words/stored-words';
import { Part } from './part';
import { Cell, PlainTable } from './table';
import { useText } from './texts';

function Moment({ moment, currency }: { moment: OrderMoment; currency: string }) {
  const text = useText();
  const words = useWords();
  const { at, deed, hand, by, means, guest, codeEnd, amount, reason } = moment;
  const time = new Date(at * 1000).toISOString();
  const paidWith = means ? text(`counter.${means}` as TextId) : '';
  const about = [
    text(`history.${deed}`, { means: paidWith }),
    deed === 'sold' ? undefined : paidWith,
    guest && [guest, codeEnd && `…${codeEnd}`].filter(Boolean).join(' '),
    amount === undefined ? undefined : moneyText(amount, currency),
    reason && wordsOf(words, 'reason', { reason }),
  ];
  return (
    <tr>
      <Cell>{`${readableDay(time)}, ${readableTime(time)}`}</Cell>
      <Cell>{about.filter(Boolean).join(' · ')}</Cell>
      <Cell>{by ?? text(`history.hand.${hand}`)}</Cell>
    </tr>
  );
}

/** Who did what with an order, and when; the latest first. */
export function History({ order }: { order: OrderDocument }) {
  const text = useText();
  const { history = [] } = order.details ?? {};
  if (history.length === 0) return null;
  const heads = (['when', 'what', 'who'] as const).map((name) => text(`order.${name}`));
  return (
    <Part title={text('history.title')}>
      <PlainTable heads={heads}>
        {history.map((moment, index) => (
          <Moment key={index} moment={moment} currency={order.currency ?? ''} />
        ))}
      </PlainTable>
    </Part>
  );
}
