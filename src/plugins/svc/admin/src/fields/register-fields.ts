import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, Clock, Code, Link, PriceTag } from '@strapi/icons';
import type { ComponentType } from 'react';
import AddressInput from './address-input';
import HtmlInput from './html-input';
import { message } from '../shared/texts';
import type { InputProps } from './input-props';
import LocalDatetimeInput from './local-datetime-input';
import MoneyInput from './money-input';
import ReturnPolicyInput from './return-policy-input';
import TimezoneInput from './timezone-input';
import WebAddressInput from './web-address-input';

type CustomField = Extract<Parameters<StrapiApp['customFields']['register']>[0], unknown[]>[number];

type FieldName =
  | 'address'
  | 'local-datetime'
  | 'timezone'
  | 'html'
  | 'web-address'
  | 'return-policy'
  | 'money'
  | 'money-total';

type Input = CustomField['components']['Input'];

/** With the type of the attribute, and what it looks like in the Content-Type Builder. */
const fieldTypes: [
  FieldName,
  CustomField['type'],
  CustomField['icon'],
  ComponentType<InputProps>,
][] = [
  ['local-datetime', 'string', Calendar, LocalDatetimeInput],
  ['timezone', 'string', Clock, TimezoneInput],
  ['html', 'text', Code, HtmlInput],
  ['web-address', 'text', Link, WebAddressInput],
  ['address', 'string', Link, AddressInput],
  ['return-policy', 'text', PriceTag, ReturnPolicyInput],
  ['money', 'integer', PriceTag, MoneyInput],
  ['money-total', 'biginteger', PriceTag, MoneyInput],
];

/** The host asks for an input when its form is drawn, and says until then that it is not supported. */
const unsaid = 'input[placeholder*=": plugin::svc."]::placeholder{opacity:0}';

/** The inputs of the field types in src/custom-fields.ts. */
export function registerFields(app: StrapiApp): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: unsaid }));
  app.customFields.register(
    fieldTypes.map(([name, type, icon, input]) => ({
      name,
      type,
      icon,
      pluginId: 'svc',
      intlLabel: message(`fields.${name}`),
      intlDescription: message(`fields.${name}.description`),
      components: { Input: (() => Promise.resolve({ default: input })) as Input },
    })),
  );
}
