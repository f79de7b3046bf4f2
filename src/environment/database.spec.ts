import path from 'node:path';
import { lineFor, read } from '../../tests/support/read-environment';

describe('the database', () => {
  test.each([
    ['sqlite', undefined, { client: 'sqlite', filename: path.resolve('.tmp/data.db'), url: '' }],
    [
      'postgres',
      'postgres://u:p@host/db',
      { client: 'postgres', filename: '', url: 'postgres://u:p@host/db' },
    ],
    [
      'postgres',
      'postgresql://host/db',
      { client: 'postgres', filename: '', url: 'postgresql://host/db' },
    ],
    [
      'mysql',
      'mysql://host:3307/db',
      { client: 'mysql', filename: '', url: 'mysql://host:3307/db' },
    ],
    ['mysql', 'mariadb://host/db', { client: 'mysql', filename: '', url: 'mariadb://host/db' }],
  ])('%s is found at %s', (DATABASE_CLIENT, DATABASE_URL, expected) => {
    expect(read({ DATABASE_CLIENT, DATABASE_URL }).database).toEqual(expected);
  });

  test('in a file may be anywhere', () => {
    expect(read({ DATABASE_FILENAME: '/var/lib/svc.db' }).database.filename).toBe(
      '/var/lib/svc.db',
    );
  });

  test.each([
    ['postgres', undefined],
    ['postgres', 'hunter2'],
    ['postgres', 'mysql://root:hunter2@host/db'],
    ['postgres', 'postgres://root:hunter2@host'],
    ['postgres', 'postgres://root:hunter2@host/'],
    ['mysql', 'postgres://root:hunter2@host/db'],
    ['mysql', 'mysql://root:hunter2@host:port/db'],
  ])('%s is not found at %s, and no password is repeated', (DATABASE_CLIENT, DATABASE_URL) => {
    const line = lineFor({ DATABASE_CLIENT, DATABASE_URL });
    expect(line).toBe(
      `DATABASE_URL cannot be used with DATABASE_CLIENT=${DATABASE_CLIENT}: it must be an address such as ` +
        `${DATABASE_CLIENT}://user:password@host/database.`,
    );
  });
});
