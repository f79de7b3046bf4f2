import type { Executed } from './coverage';
import { callsThatRan, sourceNameOf } from './calls';

/* As the compiler writes it. */
const text = `const sql_1 = require("../sql");
const stock_1 = require("./stock");
const yup = require("yup");
function buy() {
  (0, sql_1.change)(1);
  stock_1.stock.claim();
  yup.object();
  own();
}
function never() {
  (0, sql_1.change)(2);
}
`;

function executed(...ran: string[]): Executed {
  const ranges = ['buy', 'never'].map((name) => {
    const startOffset = text.indexOf(`function ${name}`);
    const endOffset = text.indexOf('\n}', startOffset) + 2;
    return { startOffset, endOffset, count: ran.includes(name) ? 1 : 0 };
  });
  return { file: '/dist/order/buy.js', ranges };
}

test('each call into another file is found where it has run', () => {
  const calls = callsThatRan(executed('buy'), text);
  expect(calls.map(({ shown }) => shown)).toEqual(['buy.js:5 → sql.js', 'buy.js:6 → stock.js']);
  expect(calls[0]!.to).toBe('/dist/sql.js');
});

test('what has not run is not counted', () => {
  expect(callsThatRan(executed(), text)).toEqual([]);
});

test.each([
  ['dist/src/middlewares/own.js', 'dist/src/middlewares/own.js'],
  ['dist/src/plugins/svc/server/src/domain/money.js', 'domain/money.ts'],
  ['src/plugins/svc/dist/server/src/domain/money.js', 'domain/money.ts'],
  ['src/plugins/svc/dist/server/domain/money.js', 'domain/money.ts'],
])('%s was made of %s', (compiled, source) => {
  expect(sourceNameOf(compiled)).toBe(source);
});
