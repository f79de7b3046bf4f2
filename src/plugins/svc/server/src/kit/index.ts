/* What a project's own content types are made with: `strapi-plugin-svc/kit`. */
export {
  type Access,
  type AccessRequest,
  anyone,
  requireCapability,
  withCapability,
  signedIn,
} from '../access/requirements';
export type { Caller } from '../access/caller';
export type { ProjectRole, ProjectRoles } from '../access/project-roles';
export {
  type InvalidParams,
  invalidParams,
  missingParams,
  notFound,
  Problem,
  type ProblemKind,
} from '../domain/problem';
export { withFormErrors } from '../host/form-errors';
export { mediaUrl } from '../host/strapi';
export { type Change, rule, type Rules, type Thing } from '../host/rules';
export type { Deprecation } from './deprecation';
export { type AnyProblem, errorBody, type ErrorBody, problemOf } from './error-body';
export { type Endpoint, endpoint, type EndpointRequest, routesOf } from './endpoint';
export {
  type Attempt,
  declareEvent,
  deliver,
  type DeliveryOptions,
  type Told,
} from '../outbox/deliveries';
export { emit } from '../outbox/domain-events';
export { offsetOf, type Page, type PageResult } from '../domain/page';
export { withReadEtag, created, deleted, list, ok, noStore, type Reply } from './reply';
export { resource } from './resource';
export {
  type Action,
  action,
  type ActionContext,
  type FieldOptions,
  type Editors,
  type Handle,
  type NestedList,
  type OperationName,
  type Override,
  own,
  type Own,
  type ResourceOptions,
} from './resource/declaration';
export { type AddedFieldOptions, extendResource, type Extension } from './resource/extend';
export {
  alike,
  anyOf,
  atLeast,
  atMost,
  between,
  equals,
  type Filter,
  related,
} from './resource/filters';
export type { Shown } from './resource/present';
export { publicIdsOf, type Things, things } from './resource/things';
export * from './date-schemas';
export { arrayOfObjects, objectOf } from './validate';
export * from './schema';
export { money } from './money-schema';
export * from './id-lists';
export { attribute } from './wire-names';
