import { startAfterEverybody } from './late-start';

test('the turn is given back before the jobs begin, which may wait for others', async () => {
  const steps: string[] = [];
  const step = (name: string) => () => Promise.resolve(void steps.push(name));
  const client = {
    config: { client: 'mysql2' },
    acquireRawConnection: step('connect'),
    destroyRawConnection: step('give back'),
  };
  const raw = () => ({ connection: () => Promise.resolve([[{ taken: 1 }]]) });
  const host = { bootstrap: step('own'), db: { connection: { client, raw } } };
  Object.assign(globalThis, { strapi: host });
  startAfterEverybody({ prepare: step('prepare'), begin: step('begin') });
  await host.bootstrap();
  expect(steps).toEqual(['connect', 'own', 'prepare', 'give back', 'begin']);
});
