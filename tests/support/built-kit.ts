import { built } from '#svc/testing/built';

/** The kit as the running service has it: routes have to be made by the same copy of it. */
export function builtKit() {
  return {
    ...built<typeof import('../../src/plugins/svc/server/src/access/requirements')>(
      'access/requirements',
    ),
    ...built<typeof import('../../src/plugins/svc/server/src/kit/endpoint')>('kit/endpoint'),
    ...built<typeof import('../../src/plugins/svc/server/src/domain/page')>('domain/page'),
    ...built<typeof import('../../src/plugins/svc/server/src/kit/paging')>('kit/paging'),
    ...built<typeof import('../../src/plugins/svc/server/src/kit/reply')>('kit/reply'),
    ...built<typeof import('../../src/plugins/svc/server/src/kit/schema')>('kit/schema'),
  };
}
