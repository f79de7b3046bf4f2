import { required, text } from '../../kit/schema';

/** What an application password may be called, in REST and in the panel. */
export const passwordName = required(text({ min: 1 }));
