import tseslint from 'typescript-eslint';
import knownColumns from './eslint/known-columns.js';

const server = 'src/plugins/svc/server/src';

/** Rules about the code itself, for every file. */
const always = {
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'object-shorthand': 'error',
  'no-control-regex': 'error',
  'no-constant-condition': 'error',
  'no-fallthrough': 'error',
  'no-useless-catch': 'error',
  'no-console': ['error', { allow: ['warn', 'error'] }],
};

/** What pure code may not know of: it is given plain values and answers plain values. */
const impure = {
  globals: ['strapi', 'process', 'fetch'].map((name) => ({
    name,
    message: 'Domain functions are pure: take what is needed as a parameter.',
  })),
  imports: {
    paths: ['knex', 'koa', 'pg', 'mysql2', 'better-sqlite3', 'axios', 'undici'],
    patterns: [
      { group: ['@strapi/*', 'koa-*', 'node:*', '!node:crypto', 'fs', 'http', 'https'] },
      // What a slug looks like is pure: text in, text out.
      { group: ['**/host/*', '**/database/*', '**/settings', '**/kit/*', '**/access/*'] },
      { group: ['**/identity/*', '!**/identity/slug'] },
      { group: ['**/operations/*', '**/routes', '**/*.routes'] },
    ].map((pattern) => ({
      ...pattern,
      message: 'Domain functions know of no host and no database.',
    })),
  },
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'src/plugins/*/dist/**',
      'build/**',
      '.tmp/**',
      '.strapi/**',
      'coverage/**',
      'types/generated/**',
      'types/client/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: always },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'tests/tsconfig.json',
          'src/admin/tsconfig.json',
          'src/plugins/svc/server/tsconfig.json',
          'src/plugins/svc/admin/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Both object to saying which type is meant where something loosely typed is read.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  {
    files: [
      `${server}/domain/**/*.ts`,
      `${server}/contract/*-status.ts`,
      `${server}/resources/*/domain/**/*.ts`,
    ],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure.globals],
      'no-restricted-imports': ['error', impure.imports],
    },
  },
  {
    files: [`${server}/**/*.ts`],
    ignores: ['**/*.spec.ts'],
    plugins: { sql: { rules: { 'known-columns': knownColumns } } },
    rules: { 'sql/known-columns': 'error' },
  },
  {
    // Knex's own builder takes any text for a column. Below, tables are asked for whose names only the host knows.
    files: [`${server}/**/*.ts`],
    ignores: ['**/*.spec.ts', `${server}/{database,host,testing}/**`],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression:matches([callee.name=/^(trx|db|knex)$/], [callee.callee.name="database"])',
          message: "Ask by table(db, 'svc_…') or by sql`…`, which know the columns.",
        },
      ],
    },
  },
  {
    // The one adapter that meets Strapi's loose types, so that nothing else has to.
    files: [`${server}/host/strapi.ts`],
    rules: { '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    // An answer's body is whatever the service made of it; what is expected in it, the tests say.
    files: ['tests/**/*.ts', '**/*.spec.ts', `${server}/testing/**/*.ts`],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: Object.fromEntries(
        'process console URL fetch setTimeout clearTimeout Buffer'
          .split(' ')
          .map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
  { files: ['**/*.js', '**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  // Scripts and benchmarks talk to the person at the terminal.
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
