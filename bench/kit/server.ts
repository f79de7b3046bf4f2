/* The process that is asked: a project with performers, who are listed by the kit and by hand. */
import { answerQuestions, createService, portOf, runProcess, usage } from '../process';
import { addRoute } from '../yardsticks';
import { byHand, listByHand } from './by-hand';
import { fillPerformers } from './fill';
import { projectDir } from './project';

runProcess(async () => {
  const strapi = await createService(projectDir).load();
  await fillPerformers(strapi.db.connection);
  addRoute(strapi, byHand, listByHand(strapi.db.connection) as (ctx: unknown) => unknown);
  await strapi.start();
  answerQuestions({ port: portOf(strapi) }, { usage });
});
