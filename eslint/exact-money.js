/*
 * Money is whole minor units. This rule knows it by its names and keeps away from it whatever makes fractions: only
 * src/domain/money.ts and src/rest/schema.ts go from text to minor units and back, digit by digit.
 */

const money = /price|amount|total|refunded|cents|minor/i;
const wholeNumbers = /^(quantity|quantities|places|count)$/i;
const rounding = /^(round|floor|ceil|trunc|fround)$/;

/** The nodes whose value is that of the node: `(a ?? b)!` may be `a` or `b`. */
function valuesOf(node) {
  switch (node?.type) {
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return valuesOf(node.expression);
    case 'AwaitExpression':
    case 'UnaryExpression':
      return valuesOf(node.argument);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [...valuesOf(node.left), ...valuesOf(node.right)];
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
    case 'CallExpression':
      return /^(Number|BigInt|String|parseInt)$/.test(nameOf(node.callee))
        ? node.arguments.flatMap(valuesOf)
        : [node];
    default:
      return node ? [node] : [];
  }
}

function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type !== 'MemberExpression') return '';
  return node.computed && node.property.type !== 'Literal'
    ? nameOf(node.object)
    : nameOf(node.property);
}

const isMoney = (node) => valuesOf(node).some((value) => money.test(nameOf(value)));
const isFraction = (node) =>
  valuesOf(node).some(({ value }) => typeof value === 'number' && !Number.isInteger(value));
const isWhole = (node) =>
  valuesOf(node).every(
    (value) => Number.isInteger(value.value) || wholeNumbers.test(nameOf(value)),
  );

/** What is wrong with `left operator right`; undefined where nothing is. */
function wrongWith(operator, left, right) {
  if (!isMoney(left) && !isMoney(right)) return undefined;
  if (['/', '%', '**'].includes(operator)) return 'divides';
  if (operator === '*') return isWhole(left) || isWhole(right) ? undefined : 'multiplies';
  return ['+', '-', ''].includes(operator) && (isFraction(left) || isFraction(right))
    ? 'fraction'
    : undefined;
}

function create(context) {
  const report = (node, messageId) => messageId && context.report({ node, messageId });
  const checkAssigned = (node, name, value) => {
    if (isMoney(name) && value && isFraction(value)) report(node, 'fraction');
  };
  return {
    BinaryExpression(node) {
      report(node, wrongWith(node.operator, node.left, node.right));
    },
    AssignmentExpression(node) {
      report(node, wrongWith(node.operator.slice(0, -1), node.left, node.right));
    },
    UnaryExpression(node) {
      if (node.operator === '+' && isMoney(node.argument)) report(node, 'reads');
    },
    VariableDeclarator: (node) => checkAssigned(node, node.id, node.init),
    Property: (node) => checkAssigned(node, node.key, node.value),
    CallExpression(node) {
      const name = nameOf(node.callee);
      const [first] = node.arguments;
      if (/^(parseFloat|toFixed|toPrecision)$/.test(name)) report(node, 'float');
      if (name === 'Number' && valuesOf(first).some((one) => /price$/i.test(nameOf(one)))) {
        report(node, 'reads');
      }
      if (rounding.test(name) && isMoney(first)) report(node, 'rounds');
    },
  };
}

module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'Keeps money whole: in minor units, without fractions.' },
    schema: [],
    messages: {
      divides: 'Money is whole minor units: dividing it makes fractions.',
      multiplies: 'Money is whole minor units: it is multiplied by a quantity and by nothing else.',
      fraction: 'Money is whole minor units: 12.50 is 1250.',
      reads: 'Text becomes money in money() of src/rest/schema.ts, digit by digit.',
      float: 'parseFloat, toFixed and toPrecision are for fractions, of which money has none.',
      rounds: 'Money is whole minor units: there is nothing to round.',
    },
  },
  create,
};
