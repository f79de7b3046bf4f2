import { emailAddress, withJsonSchema } from './schema';

/** Where mails are sent: without a dot in its domain an address is a slip, or one of a network that we are not in. */
export function reachableAddress(more: { description?: string } = {}) {
  const schema = emailAddress()
    .min(1, 'must not be empty')
    .matches(/@[^@]+\.[^@]+$/, {
      message: 'must have a dot in what follows the @, as in ada@example.org',
      excludeEmptyString: true,
    });
  return withJsonSchema(schema, {
    pattern: String.raw`@[^@]+\.[^@]+$`,
    description: 'An e-mail address, with a dot in its domain.',
    ...more,
  });
}
