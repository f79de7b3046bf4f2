/* What a project's own content types are made with: `strapi-plugin-svc/kit`. */
export {
  type Access,
  anyone,
  requireCapability,
  withCapability,
  signedIn,
} from '../access/requirements';
export type { Caller } from '../access/caller';
export {
  type InvalidParams,
  invalidParams,
  missingParams,
  notFound,
  Problem,
  type ProblemKind,
} from '../domain/problem';
export { withFormErrors } from '../host/form-errors';
export { type AnyProblem, errorBody, type ErrorBody, problemOf } from './error-body';
export { type Endpoint, endpoint, type EndpointRequest, routesOf } from './endpoint';
export { offsetOf, type Page, type PageResult } from '../domain/page';
export { withReadEtag, created, deleted, list, ok, noStore, type Reply } from './reply';
export { type Resource, resource } from './resource';
export * from './schema';
export * from './id-lists';
export { attribute } from './wire-names';
