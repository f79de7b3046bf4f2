import { built } from '#svc/testing/built';

const money = () =>
  built<typeof import('../../src/plugins/svc/server/src/domain/money')>('domain/money');

type Money = ReturnType<typeof money>;

/** So many minor units as the service's own code takes them. */
export const minor: Money['minor'] = (units) => money().minor(units);

export const unitsOf: Money['unitsOf'] = (amount) => money().unitsOf(amount);

export const costOf: Money['costOf'] = (lines) => money().costOf(lines);
