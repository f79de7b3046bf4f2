import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, Clock, Code, Link, PriceTag } from '@strapi/icons';
import type { ComponentType } from 'react';
import HtmlInput from './html-input';
import type { InputProps } from './input-props';
import LocalDatetimeInput from './local-datetime-input';
import MoneyInput from './money-input';
import TimezoneInput from './timezone-input';
import WebAddressInput from './web-address-input';

type CustomField = Extract<Parameters<StrapiApp['customFields']['register']>[0], unknown[]>[number];

type Input = CustomField['components']['Input'];

interface FieldType extends Pick<CustomField, 'name' | 'type' | 'icon'> {
  label: string;
  description: string;
  input: ComponentType<InputProps>;
}

const fieldTypes: FieldType[] = [
  {
    name: 'local-datetime',
    type: 'string',
    icon: Calendar,
    label: 'Wall-clock date and time',
    description: 'What a clock at the place shows',
    input: LocalDatetimeInput,
  },
  {
    name: 'timezone',
    type: 'string',
    icon: Clock,
    label: 'Time zone',
    description: 'The name of an IANA time zone',
    input: TimezoneInput,
  },
  {
    name: 'html',
    type: 'text',
    icon: Code,
    label: 'HTML',
    description: 'Text with markup, kept as typed',
    input: HtmlInput,
  },
  {
    name: 'web-address',
    type: 'text',
    icon: Link,
    label: 'Web address',
    description: 'Begins with http:// or https://',
    input: WebAddressInput,
  },
  {
    name: 'money',
    type: 'integer',
    icon: PriceTag,
    label: 'Money',
    description: "An amount in the site's currency, stored in its smallest unit",
    input: MoneyInput,
  },
  {
    name: 'money-total',
    type: 'biginteger',
    icon: PriceTag,
    label: 'Total',
    description: 'Like money, of a size that many tickets add up to',
    input: MoneyInput,
  },
];

/** The inputs of the field types in src/custom-fields.ts. */
export function registerFields(app: StrapiApp): void {
  app.customFields.register(
    fieldTypes.map(({ label, description, input, ...fieldType }) => ({
      ...fieldType,
      pluginId: 'svc',
      intlLabel: { id: `svc.fields.${fieldType.name}`, defaultMessage: label },
      intlDescription: {
        id: `svc.fields.${fieldType.name}.description`,
        defaultMessage: description,
      },
      // At once: while an input is loaded the form would say that it is not supported.
      components: { Input: (() => Promise.resolve({ default: input })) as Input },
    })),
  );
}
