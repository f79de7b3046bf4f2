export { built } from '#svc/testing/built';
export { type Answer, type Call, createClient, type Handle } from '#svc/testing/client';
export { countQueries } from '#svc/testing/count-queries';
export { engineName } from '#svc/testing/databases/index';
export { projectRoot } from './environment';
export {
  basic,
  bearer,
  makeApiToken,
  makeUser,
  type RoleType,
  type TestUser,
} from '#svc/testing/makers';
export { type Service, startService } from './service';
export { type SpawnedService, spawnService } from './spawn-service';
