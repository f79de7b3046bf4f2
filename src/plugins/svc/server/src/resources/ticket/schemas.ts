import * as yup from 'yup';
import { named } from '../../kit/named-shapes';
import { integer, money, oneOf, required, text, wallClock } from '../../kit/schema';
import { attribute } from '../../kit/wire-names';
import { ticketTypes } from './domain/fields';

export const ticketListQuery = {
  event_id: integer({ min: 1 }),
  type: oneOf(ticketTypes),
};

export const ticketBody = {
  title: required(text({ min: 1 })),
  event_id: attribute('event', required(integer({ min: 1 }))),
  type: required(oneOf(ticketTypes)),
  price: attribute('priceMinor', money()),
  capacity: integer({ min: -1 }).nullable(),
  max_per_order: integer({ min: 1, max: 1000 }),
  start_sale_date: wallClock({ canBeEmpty: true }).nullable(),
  end_sale_date: wallClock({ canBeEmpty: true }).nullable(),
  sku: text(),
  description: text({ max: 10_000, multiline: true }),
};

export const ticketOutput = named('Ticket', {
  id: yup.number(),
  title: yup.string(),
  event_id: yup.number(),
  type: yup.string().oneOf([...ticketTypes]),
  price: yup.string(),
  capacity: yup.number(),
  sold: yup.number(),
  remaining: yup.number(),
  max_per_order: yup.number(),
  start_sale_date: yup.string(),
  end_sale_date: yup.string(),
  sku: yup.string(),
  description: yup.string(),
});
