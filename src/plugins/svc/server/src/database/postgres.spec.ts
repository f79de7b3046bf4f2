import { type PostgresConnection, prepareStatements } from './postgres';

/** A connection that remembers under which names it was asked. */
function connect() {
  const names: (string | undefined)[] = [];
  const connection: PostgresConnection = {
    query: ({ name }) => names.push(name),
  };
  prepareStatements(connection);
  return {
    names,
    ask(text: string, values: unknown[] = [1], times = 6, isByKey = false) {
      for (let asked = 0; asked < times; asked += 1) {
        connection.query({ text, values, isByKey }, undefined);
      }
      return names.slice(-times);
    },
  };
}

describe('A statement on PostgreSQL', () => {
  test('that writes and is run again and again is prepared', () => {
    const names = connect().ask('update svc_tickets set held = held + $1');
    expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(names[5]).toMatch(/^svc_\d+$/);
  });

  test('has the same name on every connection, and another one than the others', () => {
    const text = 'insert into svc_carts (user_id) values ($1)';
    const [first] = connect().ask(text).slice(-1);
    expect(connect().ask(text, [2], 1)).toEqual([first]);
    expect(connect().ask('delete from svc_carts where id = $1').slice(-1)).not.toEqual([first]);
  });

  test('that reads is planned by its values each time', () => {
    expect(
      connect().ask('select id from svc_event_listings where venue_id = $1'),
    ).not.toContainEqual(expect.any(String));
  });

  test('that finds its rows by a unique key is prepared', () => {
    const names = connect().ask('select id from svc_carts where token_digest = $1', ['x'], 6, true);
    expect(names[5]).toMatch(/^svc_\d+$/);
  });

  test('without values is sent as it is', () => {
    expect(connect().ask('delete from svc_carts', [])).not.toContainEqual(expect.any(String));
  });

  test('is one of two hundred at most', () => {
    const connection = connect();
    for (let table = 0; table < 250; table += 1)
      connection.ask(`delete from t${table} where id = $1`);
    expect(new Set(connection.names.filter(Boolean)).size).toBeLessThanOrEqual(200);
    expect(connection.ask('delete from one_too_many where id = $1').at(-1)).toBeUndefined();
  });
});
