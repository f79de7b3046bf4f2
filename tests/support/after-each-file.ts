import { stopEverything } from './cleanup';

// Booting Strapi on a slow machine takes longer than a test usually may.
jest.setTimeout(60_000);

afterAll(stopEverything);
