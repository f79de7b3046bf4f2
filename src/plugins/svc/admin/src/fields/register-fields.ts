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

interface FieldType extends Pick<CustomField, 'type' | 'icon'> {
  name: FieldName;
  input: ComponentType<InputProps>;
}

const fieldTypes: FieldType[] = [
  {
    name: 'local-datetime',
    type: 'string',
    icon: Calendar,
    input: LocalDatetimeInput,
  },
  {
    name: 'timezone',
    type: 'string',
    icon: Clock,
    input: TimezoneInput,
  },
  {
    name: 'html',
    type: 'text',
    icon: Code,
    input: HtmlInput,
  },
  {
    name: 'web-address',
    type: 'text',
    icon: Link,
    input: WebAddressInput,
  },
  {
    name: 'address',
    type: 'string',
    icon: Link,
    input: AddressInput,
  },
  {
    name: 'return-policy',
    type: 'text',
    icon: PriceTag,
    input: ReturnPolicyInput,
  },
  {
    name: 'money',
    type: 'integer',
    icon: PriceTag,
    input: MoneyInput,
  },
  {
    name: 'money-total',
    type: 'biginteger',
    icon: PriceTag,
    input: MoneyInput,
  },
];

/** The inputs of the field types in src/custom-fields.ts. */
export function registerFields(app: StrapiApp): void {
  app.customFields.register(
    fieldTypes.map(({ input, ...fieldType }) => ({
      ...fieldType,
      pluginId: 'svc',
      intlLabel: message(`fields.${fieldType.name}`),
      intlDescription: message(`fields.${fieldType.name}.description`),
      // At once: while an input is loaded the form would say that it is not supported.
      components: { Input: (() => Promise.resolve({ default: input })) as Input },
    })),
  );
}
