/* The process that is measured: the service as in production, and what it asks its database. */
import { makeAdministrator } from '#svc/host/administrators';
import { answerQuestions, createService, portOf, runProcess, usage } from '../process';
import { administrator } from './administrator';
import { fillHouse } from './fill';

/** What begins and ends a transaction reads nothing. */
const ofTransaction = /^(begin|commit|rollback)\b/i;

runProcess(async () => {
  const strapi = await createService().load();
  await makeAdministrator(administrator);
  let queries = 0;
  strapi.db.connection.on('query', ({ sql }: { sql: string }) => {
    if (!ofTransaction.test(sql)) queries += 1;
  });
  await strapi.start();
  answerQuestions({ port: portOf(strapi) }, { fillHouse, usage, countQueries: () => queries });
});
