import { isLostConnection, isOutage } from './outage';

const failure = (fields: object, message = 'select 1 - it failed') =>
  Object.assign(new Error(message), fields);

test.each([
  ['a server that is not there', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['a connection that is cut', { code: 'ECONNRESET' }],
  ['a name that nobody knows', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
  ['a socket that is no file', { code: 'ENOENT', syscall: 'connect' }],
  ['PostgreSQL that shuts down', { code: '57P01' }],
  ['PostgreSQL that starts', { code: '57P03' }],
  ['MariaDB that has gone', { code: 'PROTOCOL_CONNECTION_LOST' }],
  ['MariaDB with too many connections', { code: 'ER_CON_COUNT_ERROR' }],
])('%s is a lost connection', (_, fields) => {
  expect(isLostConnection(failure(fields))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'begin; - Client has encountered a connection error and is not queryable',
  "BEGIN; - Can't add new command when connection is in closed state",
])('“%s” is a lost connection', (message) => {
  expect(isLostConnection(new Error(message))).toBe(true);
});

test.each([
  ['a rule of the database', { code: '23505' }],
  ['a file that is missing', { code: 'ENOENT', syscall: 'open' }],
  ['a misspelt column', { code: 'ER_BAD_FIELD_ERROR' }],
  ['a statement that had no more time', { code: '57014' }],
])('%s is none', (_, fields) => {
  expect(isLostConnection(failure(fields))).toBe(false);
});

test('a connection that others lost is no outage of the database', () => {
  expect(isOutage(failure({ code: 'ECONNREFUSED', syscall: 'connect' }))).toBe(false);
});
