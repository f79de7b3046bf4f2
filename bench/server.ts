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
  answerQuestions({ port: portOf(strapi), facts, accounts }, { usage, stopDeliveries: stopWorker });
});
