/*
 * Which currencies a site can sell in: those with none, two or three decimals. Where ISO 4217 and the payment providers
 * differ, as about MGA, the providers' way counts: what cannot be charged is no amount.
 */

const zero = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const three = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
/** Of these an amount has four decimals, or fifths in place of them. */
const others = new Set('CLF MRU UYW'.split(' '));

/** How many decimals amounts of a currency have: 2 for USD, none for JPY, 3 for KWD. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (zero.has(currency)) return 0;
  return three.has(currency) ? 3 : 2;
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && !others.has(code);
}
