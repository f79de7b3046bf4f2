import type { AdminApi } from '#svc/testing/admin-api';
import { steps } from './panel-steps';
import type { World } from './world';

/** A database in which nothing is found. */
const emptyTable = () => {
  const table = {
    where: () => table,
    join: () => table,
    orderBy: () => table,
    first: () => Promise.resolve(undefined),
  };
  return table;
};

const emptyWorld = {
  service: { strapi: { db: { connection: emptyTable } } },
} as unknown as World;

/** What the steps of the panel call, as `POST /svc-admin/trash/…`. One that needs a thing to begin with calls nothing. */
export async function callsOfSteps(): Promise<string[]> {
  const calls: string[] = [];
  const call = (method: string, path: string) => {
    calls.push(`${method} ${path}`);
    return Promise.resolve({ status: 404, headers: new Headers(), body: {} });
  };
  const admin: AdminApi = Object.assign(call, { at: () => admin });
  const one = () => Promise.resolve('one');
  const some = () => Promise.resolve(['one', 'other', 'third']);
  for (const [, step] of Object.values(steps)) {
    await step({ world: emptyWorld, admin, one, some, nth: 1 }).catch(() => undefined);
  }
  return calls;
}
