/*
 * What tests of a project's own types are written with: `strapi-plugin-svc/testing`. They run in Jest, whose jest.config.js
 * says `preset: 'strapi-plugin-svc/testing'`.
 */
export { startService, type Service, type ServiceOptions } from './service';
export type { Environment } from './databases/engine';
export { type Answer, type Call, type CallOptions, createClient, type Handle } from './client';
export { basic, bearer, makeApiToken, makeUser, type RoleType, type TestUser } from './makers';
export { type Fields, make, makeSignedIn } from './things';
export { type Counted, countQueries } from './count-queries';
export { type About, checkResource, type Running } from './contract';
export { checkList, listed, type ListToCheck } from './contract/list';
export { type Stop, stopLater } from './cleanup';
