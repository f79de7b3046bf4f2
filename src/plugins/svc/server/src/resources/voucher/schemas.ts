import * as yup from 'yup';
import { idList } from '../../kit/id-lists';
import { choosingQuery } from '../../kit/list-parameters';
import { money } from '../../kit/money-schema';
import { named } from '../../kit/named-shapes';
import { integer, text, wallClock, withJsonSchema } from '../../kit/schema';
import { attribute } from '../../kit/wire-names';

export const voucherListQuery = {
  search: withJsonSchema(text({ max: 40 }), {
    description: 'A part of the code, with its dashes or without.',
  }),
  event_id: withJsonSchema(idList({ least: 0 }), {
    description: 'Only those that are for these events; 0: those for every event.',
  }),
  ...choosingQuery,
};

export const voucherBody = {
  code: withJsonSchema(text({ max: 100 }), {
    description: 'Letters from A to Z, digits and dashes. Empty: one is made.',
  }),
  percent: integer({ min: 1, max: 100 }).nullable(),
  amount: attribute('amountMinor', money().nullable()),
  event_id: attribute('event', integer({ min: 0 }).nullable()),
  valid_from: wallClock({ canBeEmpty: true }).nullable(),
  valid_until: wallClock({ canBeEmpty: true }).nullable(),
  max_places: integer({ min: -1 }).nullable(),
  note: text({ max: 10_000, multiline: true }),
};

export const voucherOutput = named('Voucher', {
  id: yup.number(),
  code: yup.string(),
  percent: yup.number().nullable(),
  amount: yup.string().nullable(),
  event_id: yup.number(),
  valid_from: yup.string(),
  valid_until: yup.string(),
  max_places: yup.number(),
  used: yup.number(),
  note: yup.string(),
});
