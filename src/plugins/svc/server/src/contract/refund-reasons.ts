/*
 * What stands as the reason of a refund where nobody has given one. It is stored in English, and the panel says it in the
 * language of whoever reads it.
 */

export const refundReasons = {
  byOffice: 'Refunded by the box office.',
  askedByOffice: 'Asked for by the box office.',
  byBuyer: 'Given back by its buyer.',
} as const;
