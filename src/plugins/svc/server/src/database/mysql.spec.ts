import { endTransactionsOnDeadlock, type MysqlConnection } from './mysql';

type Done = (error: Error | null, answer?: unknown) => void;

const deadlock = () => Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK' });

/** A connection to a server that answers `ok`, and what it is told to fail with. */
function connect(failures: Record<string, () => Error> = {}) {
  const sent: string[] = [];
  const connection: MysqlConnection = {
    query(query, ...rest) {
      const text = typeof query === 'string' ? query : query.sql;
      if (text === 'throws') throw new Error('thrown by the driver');
      sent.push(text);
      const failure = failures[text];
      setImmediate(rest.at(-1) as Done, failure ? failure() : null, 'ok');
      return undefined;
    },
  };
  endTransactionsOnDeadlock(connection);
  const run = (text: string) =>
    new Promise<string>((resolve) => {
      const done: Done = (error) => resolve(error ? error.message : 'ok');
      connection.query({ sql: text }, [], done);
    });
  const rollBack = () => connection.query('ROLLBACK');
  return { run, rollBack, sent };
}

test('after a deadlock no statement of the transaction is sent until it is rolled back', async () => {
  const { run, sent } = connect({ update: deadlock });
  const answers = await Promise.all(['BEGIN;', 'update', 'insert', 'ROLLBACK', 'select'].map(run));
  expect(answers).toEqual(['ok', 'Deadlock found', 'Deadlock found', 'ok', 'ok']);
  expect(sent).toEqual(['BEGIN;', 'update', 'ROLLBACK', 'select']);
});

test('a transaction that a deadlock has ended cannot be committed', async () => {
  const { run, sent } = connect({ update: deadlock });
  const answers = await Promise.all(['BEGIN;', 'update', 'COMMIT;', 'BEGIN;', 'select'].map(run));
  expect(answers).toEqual(['ok', 'Deadlock found', 'Deadlock found', 'ok', 'ok']);
  expect(sent).toEqual(['BEGIN;', 'update', 'rollback', 'BEGIN;', 'select']);
});

test('a deadlock outside a transaction ends that statement alone', async () => {
  const { run } = connect({ update: deadlock });
  const answers = await Promise.all(['update', 'select', 'BEGIN;', 'insert', 'COMMIT;'].map(run));
  expect(answers).toEqual(['Deadlock found', 'ok', 'ok', 'ok', 'ok']);
});

test('a rollback to a savepoint does not end the transaction', async () => {
  const { run } = connect({ update: deadlock });
  const answers = await Promise.all(['BEGIN;', 'update', 'ROLLBACK TO trx2', 'select'].map(run));
  expect(answers).toEqual(['ok', 'Deadlock found', 'Deadlock found', 'Deadlock found']);
});

test('a statement that makes the driver throw does not block the next one', async () => {
  const { run } = connect();
  const answers = await Promise.all(['throws', 'select'].map(run));
  expect(answers).toEqual(['thrown by the driver', 'ok']);
});

test('a rollback that nobody waits for ends the transaction, too', async () => {
  const { run, rollBack, sent } = connect({ update: deadlock });
  const begun = ['BEGIN;', 'update'].map(run);
  rollBack();
  expect(await Promise.all([...begun, run('select')])).toEqual(['ok', 'Deadlock found', 'ok']);
  expect(sent).toEqual(['BEGIN;', 'update', 'ROLLBACK', 'select']);
});
