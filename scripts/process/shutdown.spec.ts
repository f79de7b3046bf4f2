import { createServer } from 'node:http';
import { watchRequests } from './shutdown';

test('what waits for open requests is no listener of the server, for which each request of a batch takes the long way', () => {
  const server = createServer();
  watchRequests(server);
  expect(server.listenerCount('request')).toBe(0);
});
