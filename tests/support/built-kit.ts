import { built } from './built';

/** The kit as the running service has it: routes have to be made by the same copy of it. */
export function builtKit() {
  return {
    ...built<typeof import('../../src/rest/access')>('rest/access'),
    ...built<typeof import('../../src/rest/endpoint')>('rest/endpoint'),
    ...built<typeof import('../../src/rest/paging')>('rest/paging'),
    ...built<typeof import('../../src/rest/reply')>('rest/reply'),
    ...built<typeof import('../../src/rest/schema')>('rest/schema'),
  };
}
