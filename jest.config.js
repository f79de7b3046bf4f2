/*
 * Clocks of the test process show a zone with summer time that nothing here is configured with: whatever follows the
 * process's zone by mistake gives a wrong answer.
 */
process.env.TZ = 'America/St_Johns';

const swc = [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' }, sourceMaps: 'inline' },
];
const transform = { '\\.tsx?$': swc };

/** Tests of a running service: one Strapi from `dist/` per file, on a copy of one prepared database. */
const withService = {
  transform,
  testEnvironment: '<rootDir>/src/plugins/svc/server/src/testing/service-environment.ts',
  roots: ['<rootDir>/tests'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/after-each-file.ts'],
};

/** The folders of the tests over HTTP that are quick; `proofs` has the slow ones, `own` those of your content types. */
const subjects = ['access', 'events', 'kit', 'outbox', 'own', 'project', 'selling', 'tickets'].map(
  (subject) => `<rootDir>/tests/${subject}/*.test.ts`,
);

/** @type {import('jest').Config} */
module.exports = {
  // One more than the two processors of the machine that the tests are measured on: a worker often waits, for a timeout
  // or another process.
  maxWorkers: 3,
  testSequencer: '<rootDir>/tests/support/longest-first.js',
  // A worker keeps what every Strapi it has booted leaves behind; a fresh one is cheaper than the garbage.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      displayName: 'unit',
      transform,
      testEnvironment: 'node',
      roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/config', '<rootDir>/eslint'],
      testMatch: ['**/*.spec.ts'],
    },
    { displayName: 'api', testMatch: subjects, ...withService },
    { displayName: 'proofs', testMatch: ['<rootDir>/tests/proofs/*.test.ts'], ...withService },
    { displayName: 'plugin', testMatch: ['<rootDir>/tests/plugin/*.test.ts'], ...withService },
    {
      displayName: 'lighthouse',
      testMatch: ['<rootDir>/tests/lighthouse/*.test.ts'],
      ...withService,
    },
    { displayName: 'panel', testMatch: ['<rootDir>/tests/panel/*.test.ts'], ...withService },
  ],
};
