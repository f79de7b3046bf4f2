import * as yup from 'yup';
import { formatMinor, minor, type Minor, moneyDecimals, noMoney } from '../domain/money';
import { type JsonSchema, readWith, withJsonSchema } from './schema';

/*
 * Amounts of money in requests. How many decimals they have is the matter of the site's currency, which is known when the
 * service starts, after the shapes are declared: so all that follows from it is made when it is asked for.
 */

/** Read from the text and never calculated with, so that no cent is lost. A JSON number has the text that it was sent as. */
function minorUnits(sent: unknown, wholeDigits: number): unknown {
  if (typeof sent !== 'string' && typeof sent !== 'number') return sent;
  const match = /^\s*(\d+)(?:\.(\d{1,3}))?\s*$/.exec(String(sent));
  const [, whole = '', fraction = ''] = match ?? [];
  const decimals = moneyDecimals();
  if (!match || whole.length > wholeDigits || fraction.length > decimals) return Number.NaN;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

interface MoneyOptions {
  wholeDigits?: number;
  /** Nothing is no amount. */
  positive?: boolean;
}

/** The greatest amount. */
const mostOf = (wholeDigits: number) =>
  formatMinor(minor('9'.repeat(wholeDigits + moneyDecimals())));

const decimalsSaid = () =>
  ({ 0: 'without decimals', 2: 'with at most two decimals' })[moneyDecimals()] ??
  `with at most three decimals`;

/** An amount of money, `"12.50"` or 12.5, as {@link Minor}: with the decimals of the site's currency at most, and up to 999999.99 unless told otherwise. */
export function money({ wholeDigits = 6, positive = false }: MoneyOptions = {}) {
  const allowed = () =>
    `must be an amount from ${formatMinor(noMoney)} to ${mostOf(wholeDigits)} ${decimalsSaid()}`;
  const schema = readWith(yup.number(), (sent) => minorUnits(sent, wholeDigits))
    .typeError(allowed)
    .nonNullable(allowed);
  const amount = positive
    ? schema.moreThan(0, () => `must be more than ${formatMinor(noMoney)}`)
    : schema;
  return withJsonSchema(amount as unknown as yup.MixedSchema<Minor | undefined>, {
    money: { wholeDigits, positive },
  });
}

/**
 * What a description says of an amount, with the decimals of the moment. Text and number apart, because generators of clients
 * ask of each what stands beside both. Not multipleOf: 19.99 is none of 0.01 to a computer.
 */
export function moneyJson({ wholeDigits = 6, positive = false }: MoneyOptions): JsonSchema {
  const decimals = moneyDecimals();
  const fraction = decimals === 0 ? '' : `(\\.\\d{1,${decimals}})?`;
  return {
    anyOf: [
      {
        type: 'string',
        pattern: `^${positive ? '(?=.*[1-9])' : ''}\\d{1,${wholeDigits}}${fraction}$`,
      },
      {
        type: decimals === 0 ? 'integer' : 'number',
        [positive ? 'exclusiveMinimum' : 'minimum']: 0,
        maximum: Number(mostOf(wholeDigits)),
      },
    ],
    examples: [`12${'.500'.slice(0, decimals && decimals + 1)}`],
  };
}

/** An example that was recorded with two decimals, as the site's currency would have it. */
export function withDecimals(example: unknown): unknown {
  const decimals = moneyDecimals();
  if (decimals === 2) return example;
  if (typeof example === 'string' && /^\d+\.\d\d$/.test(example)) {
    return decimals === 0 ? example.slice(0, -3) : `${example}0`;
  }
  if (Array.isArray(example)) return example.map(withDecimals);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, withDecimals(value)]),
  );
}
