/* The process that sells: the service as in production, with the empty route beside it. */
import { checkIntegrity } from '#svc/integrity/check-integrity';
import { stopWorker } from '#svc/outbox/worker';
import { database, documents } from '#svc/host/strapi';
import { answerQuestions, createService, portOf, runProcess, usage } from '../process';
import { addEmptyRoute } from '../yardsticks';
import type { Books, HotTicket } from './shop';

/** The ticket that everybody wants. */
async function makeTicket(): Promise<HotTicket> {
  const { documentId: event } = await documents('plugin::svc.event').create({
    data: {
      title: 'The concert of the year',
      timezone: 'UTC',
      startDate: '2035-05-01 18:00:00',
      endDate: '2035-05-01 22:00:00',
    },
    status: 'published',
  });
  const data = { title: 'Standing', event, type: 'paid', priceMinor: 4950, capacity: -1 };
  const { documentId } = await documents('plugin::svc.ticket').create({ data });
  return (await database()('svc_tickets')
    .where({ document_id: documentId })
    .first('id as row', 'public_id as id', 'event_id as eventId')) as HotTicket;
}

async function readBooks(): Promise<Books> {
  const { rules } = await checkIntegrity();
  const [{ sold, held }] = (await database()('svc_tickets').select('sold', 'held')) as [
    { sold: number; held: number },
  ];
  return { violations: rules.flatMap(({ violations }) => violations), sold, held };
}

runProcess(async () => {
  const strapi = await createService().load();
  addEmptyRoute(strapi);
  await strapi.start();
  answerQuestions({ port: portOf(strapi) }, { usage, makeTicket, readBooks, stopWorker });
});
