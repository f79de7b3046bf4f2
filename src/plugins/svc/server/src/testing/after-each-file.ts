import { afterAll, jest } from '@jest/globals';
import { stopEverything } from './cleanup';

// How long a test may take says nothing of the service: on a busy machine starting a process takes a minute.
jest.setTimeout(180_000);

afterAll(stopEverything);
