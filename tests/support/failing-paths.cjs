/*
 * For a service in a process of its own, by `--require`: paths at which something fails that nobody catches, and one
 * that takes until the service accepts no more connections.
 */
const whenStrapiIsThere = require('./when-strapi-is-there.cjs');
const { setTimeout: sleep } = require('node:timers/promises');

/** Throws where no request is there to take it. */
function throwLater(message, delay) {
  setTimeout(() => {
    throw new Error(message);
  }, delay);
}

async function answerLate(httpServer) {
  while (httpServer.listening) await sleep(10);
  await sleep(300);
  return 'late';
}

const paths = {
  '/fail/pid': () => process.pid,
  '/fail/rejection': () => void Promise.reject(new Error('rejected on purpose')),
  '/fail/no-error': () => void Promise.reject({ password: 'hunter2' }),
  '/fail/exception': () => throwLater('thrown on purpose', 1),
  '/fail/exceptions': () => {
    throwLater('thrown on purpose', 1);
    throwLater('thrown as well', 100);
  },
  '/fail/late': answerLate,
  '/fail/never': () => new Promise(() => undefined),
};

async function fail(strapi, ctx, next) {
  const path = paths[ctx.path];
  if (!path) return next();
  ctx.body = { said: (await path(strapi.server.httpServer)) ?? null };
}

whenStrapiIsThere((strapi) => {
  strapi.server.use((ctx, next) => fail(strapi, ctx, next));
  if (process.env.FAIL_AT_START) throwLater('thrown at the start', 1);
});
