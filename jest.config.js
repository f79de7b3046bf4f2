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

/** The only module among those of the service that Jest cannot load as it is: Node can `require` it, Jest cannot. */
const esModule = '/node_modules/cookie/';

/** Tests of a running service: one Strapi from `dist/` per file, on a copy of one prepared database. */
const withService = {
  transform: { ...transform, [`${esModule}.*\\.js$`]: swc },
  transformIgnorePatterns: ['/node_modules/(?!cookie/)'],
  testEnvironment: 'node',
  roots: ['<rootDir>/tests'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/after-each-file.ts'],
};

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: 2,
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
    { displayName: 'api', testMatch: ['<rootDir>/tests/*.test.ts'], ...withService },
    { displayName: 'panel', testMatch: ['<rootDir>/tests/panel/**/*.test.ts'], ...withService },
  ],
};
