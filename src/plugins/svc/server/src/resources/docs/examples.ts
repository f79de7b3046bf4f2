import type { Examples } from '../../kit/openapi/examples';
import recorded from './examples.json';

/** What a service answered when `npm run examples` was last run; tests/examples.test.ts sees that it still does. */
export const examples: Examples = recorded;
