/* What the description says of vouchers (8.20). */

export const vouchers = {
  code: 'The code of a voucher; letter case and spaces make no difference.',
  'Cart.voucher.percent':
    'How many hundredths less each place costs; `null` where it is an amount.',
  'Cart.voucher.amount': `How much less each place costs; \`null\` where it is a part. Text with the decimals of the site’s currency.`,
};
