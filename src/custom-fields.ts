/** Field types of our own for the panel; src/admin has their inputs. */
export function registerCustomFields(): void {
  strapi.customFields.register([
    { name: 'local-datetime', type: 'string' },
    { name: 'timezone', type: 'string' },
    { name: 'html', type: 'text' },
    { name: 'web-address', type: 'text' },
    { name: 'money', type: 'integer' },
    { name: 'money-total', type: 'biginteger' },
  ]);
}
