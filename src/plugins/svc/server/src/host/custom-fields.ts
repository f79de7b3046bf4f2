/** Field types of our own for the panel; src/admin has their inputs. */
export function registerCustomFields(): void {
  strapi.customFields.register([
    { name: 'local-datetime', plugin: 'svc', type: 'string' },
    { name: 'timezone', plugin: 'svc', type: 'string' },
    { name: 'html', plugin: 'svc', type: 'text' },
    { name: 'web-address', plugin: 'svc', type: 'text' },
    { name: 'return-policy', plugin: 'svc', type: 'text' },
    { name: 'address', plugin: 'svc', type: 'string' },
    { name: 'money', plugin: 'svc', type: 'integer' },
    { name: 'money-total', plugin: 'svc', type: 'biginteger' },
  ]);
}
