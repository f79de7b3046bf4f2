import { invalidParams, missingParams, Problem } from '../domain/problem';
import { integer, required, wallClock } from './schema';
import { attribute, onWire, reasonsOnWire, wireNamesOf } from './wire-names';

const names = wireNamesOf({
  venue_id: attribute('venue', integer()),
  price: attribute('priceMinor', required(integer())),
  start_date: required(wallClock()),
});

test('a parameter that is written like an attribute keeps its name, once it is on the wire', () => {
  const own = wireNamesOf({ seatCount: integer() });
  const problem = onWire(invalidParams({ seatCount: 'is too much' }), own);
  expect(onWire(problem).params).toEqual({ seatCount: 'is too much' });
  expect(onWire(onWire(missingParams(['seatCount']), own)).params).toEqual(['seatCount']);
});

test('a problem that says all in its message keeps it', () => {
  const problem = new Problem('missingParam', 'Say which day.');
  expect(onWire(problem)).toBe(problem);
});

test('an attribute is the parameter that is declared to say it', () => {
  expect([...names]).toEqual([
    ['venue', 'venue_id'],
    ['priceMinor', 'price'],
    ['startDate', 'start_date'],
  ]);
});

test('a declared parameter keeps what its schema says', () => {
  const price = attribute('priceMinor', required(integer({ min: 1 })));
  expect(price.spec.optional).toBe(false);
  expect(() => price.validateSync(0)).toThrow('1 or more');
});

test('reasons come under parameters, and name them', () => {
  const reasons = { priceMinor: 'is wrong', status: 'cannot be publish without startDate, maxAge' };
  expect(reasonsOnWire(reasons, names)).toEqual({
    price: 'is wrong',
    status: 'cannot be publish without start_date, maxAge',
  });
});

test('a reason that is about a thing of the same name keeps its words', () => {
  expect(reasonsOnWire({ venue: 'there is no venue 7' }, names)).toEqual({
    venue_id: 'there is no venue 7',
  });
});

test('the message names parameters, too', () => {
  const problem = onWire(invalidParams({ venue: 'is gone', endDate: 'is missing' }), names);
  expect(problem.message).toBe('Invalid parameter(s): venue_id, end_date');
  const missing = onWire(missingParams(['paymentMethod', 'priceMinor']), names);
  expect(missing).toMatchObject({
    message: 'Missing parameter(s): payment_method, price',
    params: ['payment_method', 'price'],
  });
});

test.each(['start_date', 'Idempotency-Key', 'cart', '_fields'])('%s stays', (name) => {
  expect(onWire(invalidParams({ [name]: 'is wrong' })).params).toEqual({ [name]: 'is wrong' });
});

test('a problem of another kind is as it was thrown', () => {
  const problem = new Problem('cannotCreate', 'There is no startDate.', { startDate: 'is gone' });
  expect(onWire(problem, names)).toBe(problem);
});
