import { password } from '../../kit/password-schema';
import { reachableAddress } from '../../kit/reachable-address';
import { text } from '../../kit/schema';

/* What is sent about accounts, to endpoints and by the forms of pages. */

/** bcrypt looks at no more than 72 bytes. */
export const newPassword = () => password({ min: 8, max: 72 });

export const accountAddress = () => reachableAddress();

/** A name with an `@` could be somebody's address. */
export const userName = () =>
  text({ min: 3 }).test('no-address', 'must not have an @', (value) => !value?.includes('@'));

export const mailedToken = () => text({ min: 1, max: 200 });
