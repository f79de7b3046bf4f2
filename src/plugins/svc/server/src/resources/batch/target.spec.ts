import { isBatchPath, targetOf } from './target';

const events = 'svc/events/v1/events';

describe('a path', () => {
  test.each([
    events,
    `/${events}`,
    `api/${events}`,
    `/api/${events}`,
    `${events}/`,
    `${events}/17`,
    `${events}/17?force=true`,
    `${events}?_fields=id,title&x=../..//%2e%2e`,
    'svc/tickets/v1/refund-requests/3',
    'SVC/Events/v1/events',
  ])('%s is a path of the two namespaces (6.1)', (path) => {
    expect(`/api/${targetOf(path)}`).toBe(`/api/${path.replace(/^\/?(api\/)?/, '')}`);
  });

  test.each([
    '',
    '/',
    'svc',
    'svc/events/v1',
    'svc/events/v1/',
    'svc/events/v2/events',
    'svc/auth/v1/application-passwords',
    'svc/other/v1/events',
    'events',
    '/admin/users',
    'api/auth/local',
    '/api/upload',
    '/_health',
    `//${events}`,
    `/api//${events}`,
    `/api/api/${events}`,
    'svc//events/v1/events',
    'svc/events/v1//events',
    'svc/events/v1/../../auth/v1/nonce',
    'svc/events/v1/./events',
    'svc/events/v1/events/..',
    'svc/events/v1/%2e%2e/%2e%2e/auth/v1/nonce',
    'svc/events/v1/%2fadmin',
    'svc/events/v1/events%2f17',
    'svc%2fevents/v1/events',
    'svc/events/v1/\\..\\..\\admin',
    '\\svc\\events\\v1\\events',
    `http://127.0.0.1/${events}`,
    `//127.0.0.1/api/${events}`,
    `https://example.org/api/${events}`,
    `${events}#fragment`,
    `${events}?a=1#fragment`,
    `${events};a=1`,
    `${events} HTTP/1.1`,
    `x@y/${events}`,
    `${events}/ü`,
  ])('%j is no path of an endpoint (6.4)', (path) => {
    expect(targetOf(path)).toBeNull();
  });

  test.each(['batch/v1', '/batch/v1', '/api/batch/v1', 'Batch/V1?x', 'batch', '//api//batch/v1'])(
    '%s is the path of the batch (6.4)',
    (path) => expect([isBatchPath(path), targetOf(path)]).toEqual([true, null]),
  );

  test.each([events, 'batches/v1', 'svc/batch/v1', 'svc/events/v1/batch'])('%s is not', (path) =>
    expect(isBatchPath(path)).toBe(false),
  );
});
