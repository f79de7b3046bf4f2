import { logRequestIds } from './request-id';

interface Line {
  level?: string;
  message: string;
}

test('a line of a level that goes nowhere is not even made', () => {
  const written: Line[] = [];
  const log = {
    write: (line: Line) => written.push(line) > 0,
    isLevelEnabled: (level: string) => level !== 'http',
  };
  Object.assign(globalThis, { strapi: { log, requestContext: { get: () => undefined } } });
  logRequestIds();
  log.write({ level: 'http', message: 'GET /' });
  log.write({ level: 'warn', message: 'The disk is full.' });
  log.write({ message: 'Of no level.' });
  expect(written.map(({ message }) => message)).toEqual(['The disk is full.', 'Of no level.']);
});
