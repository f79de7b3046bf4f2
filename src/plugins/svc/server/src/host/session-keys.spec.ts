import { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { keepSessionKeys, type SessionManager } from './session-keys';

function definedBy(config: object): { jwtSecret?: string | KeyObject } {
  const defined: object[] = [];
  const manager: SessionManager = { defineOrigin: (_, taken) => void defined.push(taken) };
  keepSessionKeys(manager);
  manager.defineOrigin('users', config);
  return defined[0]!;
}

describe('The host', () => {
  test('checks what was signed with the text of a secret by its key', () => {
    const { jwtSecret, ...others } = definedBy({ jwtSecret: 'a secret', algorithm: 'HS256' });
    expect(others).toEqual({ algorithm: 'HS256' });
    expect(jwtSecret).toBeInstanceOf(KeyObject);
    const token = jwt.sign({ userId: '7' }, 'a secret');
    expect(jwt.verify(token, jwtSecret!)).toMatchObject({ userId: '7' });
    expect(() => jwt.verify(jwt.sign({}, 'another'), jwtSecret!)).toThrow('invalid signature');
  });

  test.each([{}, { jwtSecret: '' }, { jwtOptions: { publicKey: 'x' } }])(
    'says itself what is missing in %j',
    (config) => {
      expect(definedBy(config)).toBe(config);
    },
  );
});
