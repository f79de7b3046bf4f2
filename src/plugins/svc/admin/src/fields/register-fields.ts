import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, Clock, Code, Link, PriceTag } from '@strapi/icons';

type CustomField = Extract<Parameters<StrapiApp['customFields']['register']>[0], unknown[]>[number];

type Input = CustomField['components']['Input'];

interface FieldType extends Pick<CustomField, 'name' | 'type' | 'icon'> {
  label: string;
  description: string;
  input: () => Promise<unknown>;
}

const fieldTypes: FieldType[] = [
  {
    name: 'local-datetime',
    type: 'string',
    icon: Calendar,
    label: 'Wall-clock date and time',
    description: 'What a clock at the place shows',
    input: () => import('./local-datetime-input'),
  },
  {
    name: 'timezone',
    type: 'string',
    icon: Clock,
    label: 'Time zone',
    description: 'The name of an IANA time zone',
    input: () => import('./timezone-input'),
  },
  {
    name: 'html',
    type: 'text',
    icon: Code,
    label: 'HTML',
    description: 'Text with markup, kept as typed',
    input: () => import('./html-input'),
  },
  {
    name: 'web-address',
    type: 'text',
    icon: Link,
    label: 'Web address',
    description: 'Begins with http:// or https://',
    input: () => import('./web-address-input'),
  },
  {
    name: 'money',
    type: 'integer',
    icon: PriceTag,
    label: 'Money',
    description: "An amount in the site's currency, stored in its smallest unit",
    input: () => import('./money-input'),
  },
  {
    name: 'money-total',
    type: 'biginteger',
    icon: PriceTag,
    label: 'Total',
    description: 'Like money, of a size that many tickets add up to',
    input: () => import('./money-input'),
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
      components: { Input: input as Input },
    })),
  );
}
