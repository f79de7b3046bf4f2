import type { Endpoint } from '../endpoint';
import { operationIdOf } from './operation-id';

test.each<[string, string, Partial<Endpoint>, string]>([
  ['GET', 'svc/events/v1/events', { paged: true }, 'listEvents'],
  ['POST', 'svc/events/v1/events', {}, 'createEvent'],
  ['GET', 'svc/events/v1/categories/{id}', {}, 'getCategory'],
  ['PATCH', 'svc/events/v1/events/{id}', {}, 'patchEvent'],
  ['POST', 'svc/events/v1/events/{id}', { method: 'PUT' }, 'updateEventByPost'],
  ['GET', 'svc/events/v1/events/{id}/sponsors', { paged: true }, 'listEventSponsors'],
  ['GET', 'svc/events/v1/events/{id}/summary', {}, 'getEventSummary'],
  ['POST', 'svc/events/v1/sponsors/{id}/approve', {}, 'approveSponsor'],
  ['POST', 'svc/tickets/v1/refund-requests/{id}/send-back', {}, 'sendBackRefundRequest'],
  ['PUT', 'svc/events/v1/events/{id}/seating', {}, 'updateEventSeating'],
  ['POST', 'batch/v1', { operationId: 'batch' }, 'batch'],
])('%s %s %j has the operation id %s', (method, path, options, expected) => {
  const declared = { method, path, ...options } as Endpoint;
  expect(operationIdOf(declared, method)).toBe(expected);
});
