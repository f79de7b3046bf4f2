/* The process that is asked: the service as in production. */
import { createEvent } from '#svc/resources/event/operations/write-event';
import { documents } from '#svc/host/strapi';
import { makeAccounts } from '../accounts';
import { answerQuestions, createService, portOf, runProcess, usage } from '../process';
import { repeat, type Times } from '../selling/repeat';
import { bodies, type Kind, together } from './round';

/** What the requests of a batch come to in the end, by themselves: no batch can save any of it. */
const creations: Record<Kind, () => Promise<unknown>> = {
  events() {
    const { start_date: startDate, end_date: endDate, ...fields } = bodies.events;
    return createEvent({ ...fields, startDate, endDate }, null);
  },
  venues: () => documents('plugin::svc.venue').create({ data: bodies.venues }),
};

async function createWithoutHttp(kind: Kind): Promise<void> {
  for (let count = 0; count < together; count += 1) await creations[kind]();
}

function load({ kind, seconds }: { kind: Kind; seconds: number }): Promise<Times> {
  return repeat([() => createWithoutHttp(kind)], seconds);
}

runProcess(async () => {
  const strapi = await createService().load();
  const { application: authorization } = await makeAccounts(strapi);
  await strapi.start();
  answerQuestions({ port: portOf(strapi), authorization }, { usage, load });
});
