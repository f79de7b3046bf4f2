/* What the description says of vouchers (8.20). */

const percent = 'By how many percent each place costs less; `null` where it is an amount.';
const amount =
  'How much less each place costs; `null` where it is a part. Text with the decimals of the site’s currency.';

export const vouchers = {
  code: 'The code of a voucher; letter case and spaces make no difference.',
  valid_from:
    'From when a voucher can be used, by the clock of its event, or of the site; `""` for always.',
  valid_until: 'Until when a voucher can be used, by the same clock; `""` for always.',
  max_places: 'For how many places a voucher can be used; -1 for as many as people want.',
  used: 'For how many places of orders it is used.',
  note: 'A note for the staff.',
  'Voucher.percent': percent,
  'Voucher.amount': amount,
  'Voucher.event_id': 'The event that it is for; 0 for every event.',
  'Cart.voucher.percent': percent,
  'Cart.voucher.amount': amount,
};
