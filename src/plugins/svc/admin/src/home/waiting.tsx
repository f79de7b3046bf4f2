import { listAddressOf, orderUid, refundUid } from '../shared/box-office';
import { eventsAddress } from '../shared/events-address';
import { outboxUid } from '../shared/outbox-uid';
import { type TextId, useText } from '../shared/texts';
import { useGetWaitingQuery } from './home-api';
import { Line, Lines, Part, Quiet } from './part';

const where = (uid: string, name: string, value: string) =>
  `${listAddressOf(uid)}?filters[$and][0][${name}][$eq]=${value}`;

const kinds = [
  ['reviews', `${eventsAddress}?tab=review`],
  ['orders', where(orderUid, 'orderStatus', 'pending')],
  ['refunds', where(refundUid, 'requestStatus', 'pending')],
  ['deliveries', where(outboxUid, 'state', 'dead')],
] as const;

/** What waits for somebody, each with the way to it. */
export default function Waiting() {
  const answer = useGetWaitingQuery();
  const text = useText();
  return (
    <Part answer={answer}>
      {(waiting) => {
        const left = kinds.filter(([kind]) => waiting[kind]);
        if (left.length === 0) return <Quiet>{text('home.waiting.none')}</Quiet>;
        return (
          <Lines>
            {left.map(([kind, to]) => (
              <Line
                key={kind}
                to={to}
                title={text(`home.waiting.${kind}` as TextId)}
                end={waiting[kind]}
              />
            ))}
          </Lines>
        );
      }}
    </Part>
  );
}
