/* The process that is asked: the service as in production. */
import { makeAccounts } from '../accounts';
import { answerQuestions, createService, portOf, runProcess, usage } from '../process';

runProcess(async () => {
  const strapi = await createService().load();
  const { application: authorization } = await makeAccounts(strapi);
  await strapi.start();
  answerQuestions({ port: portOf(strapi), authorization }, { usage });
});
