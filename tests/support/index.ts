export { built } from './built';
export { type Answer, type Call, createClient, type Handle } from './client';
export { countQueries } from './count-queries';
export { engineName } from './databases';
export { projectRoot } from './environment';
export { basic, bearer, makeApiToken, makeUser, type RoleType, type TestUser } from './makers';
export { type Service, startService } from './service';
export { type SpawnedService, spawnService } from './spawn-service';
