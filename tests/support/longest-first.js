const { default: Sequencer } = require('@jest/test-sequencer');

/** The files that take more than a minute. Begun last, one of them would keep one worker busy and the other waiting. */
const longest = [
  'books-model',
  'contract-properties',
  'crashes',
  'crashes-stripe',
  'crashes-refunds',
];

const rankOf = ({ path }) => {
  const index = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return index < 0 ? longest.length : index;
};

/** The longest files first; the others as Jest has them. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
};
