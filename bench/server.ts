/* The process that is measured: the service as in production, with the yardsticks beside it. */
import { stopWorker } from '#svc/outbox/worker';
import { makeAccounts } from './accounts';
import { readFacts } from './facts';
import { answerQuestions, createService, portOf, runProcess, usage } from './process';
import { addYardsticks, declareActions } from './yardsticks';

runProcess(async () => {
  const strapi = createService();
  await strapi.register();
  await declareActions(strapi);
  await strapi.bootstrap();
  strapi.isLoaded = true;
  const facts = await readFacts(strapi.db.connection);
  const accounts = await makeAccounts(strapi);
  await addYardsticks(strapi);
  await strapi.start();
  /** A database is used by one run after the other: there are places left for each. */
  const addPlaces = async (ids: number[]) => {
    const { connection } = strapi.db;
    await connection('svc_tickets')
      .whereIn('public_id', ids)
      .where('capacity', '>=', 0)
      .update({ capacity: connection.raw('sold + held + 1000') });
  };
  const answers = { usage, stopDeliveries: stopWorker, addPlaces };
  answerQuestions({ port: portOf(strapi), facts, accounts }, answers);
});
