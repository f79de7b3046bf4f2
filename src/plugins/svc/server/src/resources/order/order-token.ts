import { headerText, text, withJsonSchema } from '../../kit/schema';

/*
 * An order's token opens it without an account: it is in the address of the order, and whoever has that is its buyer.
 */

const tokenHeader = 'X-Order-Token';

/** Far longer than a token: a text that is none is one of no order. Node takes 16 kB of address and headers together. */
const maxLength = 4000;

/** What a request may say of it; a header is in no log and no history. */
export const orderTokenQuery = { token: text({ max: maxLength }) };
export const orderTokenHeaders = {
  [tokenHeader]: withJsonSchema(headerText({ max: maxLength }), {
    description: 'The token in the address of the order, in place of `token`.',
  }),
};

interface Sent {
  query: { token?: unknown };
  header: (name: string) => string;
}

/** The token that was sent, the header's first; empty where there is none. */
export function orderTokenOf({ query: { token }, header }: Sent): string {
  return header(tokenHeader) || (typeof token === 'string' ? token : '');
}
