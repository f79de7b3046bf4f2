import path from 'node:path';

const inHarness = (name: string) => path.join(__dirname, `${name}.js`);

/*
 * What `preset: 'strapi-plugin-svc/testing'` in a jest.config.js stands for: each test file can start the whole service
 * with a database of its own, from code that is never older than its sources.
 */
export = {
  testEnvironment: inHarness('service-environment'),
  globalSetup: inHarness('global-setup'),
  globalTeardown: inHarness('global-teardown'),
  setupFilesAfterEnv: [inHarness('after-each-file')],
  transform: { '\\.tsx?$': inHarness('transform') },
  testMatch: ['<rootDir>/tests/**/*.test.[jt]s'],
};
