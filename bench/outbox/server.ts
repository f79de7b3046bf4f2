/* The process that sells and delivers: the service as in production, whose worker can be stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkIntegrity } from '#svc/integrity/check-integrity';
import { deliverEntry } from '#svc/notifications/deliver';
import { type DomainEvent, recordEvents } from '#svc/outbox/domain-events';
import { deliverDue, startWorker, stopWorker } from '#svc/outbox/worker';
import { database, documents, transaction } from '#svc/host/strapi';
import { answerQuestions, createService, portOf, runProcess, usage } from '../process';
import { addEmptyRoute } from '../yardsticks';
import type { Deliveries } from './measure';

/** More than a page of the list. */
const events = 30;
const factsAtOnce = 500;

let told = 0;

async function makeEvent(): Promise<string> {
  const { documentId } = await documents('plugin::svc.event').create({
    data: {
      title: 'The concert of the year',
      timezone: 'UTC',
      startDate: '2035-05-01 18:00:00',
      endDate: '2035-05-01 22:00:00',
    },
    status: 'published',
  });
  return documentId;
}

/** The id of a ticket that everybody wants. */
async function openShop(): Promise<number> {
  let event = '';
  for (let made = 0; made < events; made += 1) event = await makeEvent();
  const data = { title: 'Standing', event, type: 'paid', priceMinor: 4950, capacity: -1 };
  const { documentId } = await documents('plugin::svc.ticket').create({ data });
  const row = (await database()('svc_tickets')
    .where({ document_id: documentId })
    .first('public_id')) as { public_id: number };
  return row.public_id;
}

const waiting = () => database()('svc_outbox_entries').where({ state: 'waiting' });

async function setDeliveries(isOn: boolean): Promise<void> {
  if (isOn) startWorker(deliverEntry);
  else await stopWorker();
}

async function countDeliveries(): Promise<Deliveries> {
  const [row] = (await waiting().count({ count: '*' })) as [{ count: number | string }];
  return { waiting: Number(row.count), told };
}

/** Waits until everything is delivered. */
async function drain(): Promise<void> {
  while (await waiting().first('id')) {
    await deliverDue();
    await sleep(20);
  }
}

/** So many entries that nobody delivers yet, of orders that there are: a hook and a mail of each. */
async function leaveBacklog(entries: number): Promise<void> {
  await stopWorker();
  await database()('svc_outbox_entries').delete();
  const orders = (await database()('svc_attendees')
    .whereNotNull('order_id')
    .orderBy('id')
    .limit(entries / 2)
    .select('order_id', 'public_id')) as { order_id: number; public_id: number }[];
  for (let written = 0; written < entries / 2; written += factsAtOnce) {
    await transaction((trx) =>
      recordEvents(
        trx,
        ...Array.from({ length: factsAtOnce }, (_, index): DomainEvent => {
          const { order_id: orderId, public_id: id } = orders[(written + index) % orders.length]!;
          return {
            kind: 'order placed',
            orderId,
            status: 'completed',
            isPaid: true,
            attendeeIds: [id],
          };
        }),
      ),
    );
  }
}

async function findViolations(): Promise<string[]> {
  const { rules } = await checkIntegrity();
  return rules.flatMap(({ violations }) => violations);
}

const forget = () => database()('svc_outbox_entries').delete();

runProcess(async () => {
  const strapi = await createService().load();
  addEmptyRoute(strapi);
  await strapi.start();
  strapi.eventHub.on('svc_order_completed', () => {
    told += 1;
    return Promise.resolve();
  });
  answerQuestions(
    { port: portOf(strapi) },
    {
      usage,
      openShop,
      setDeliveries,
      countDeliveries,
      drain,
      leaveBacklog,
      forget,
      findViolations,
    },
  );
});
