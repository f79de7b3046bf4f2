import tseslint from 'typescript-eslint';
import knownColumns from './eslint/known-columns.js';

const server = 'src/plugins/svc/server/src';
const panel = 'src/plugins/svc/admin/src';

/** Where a text for people would stand: between tags, in what is read out or shown of an element, and in what is told. */
const literals = [
  'JSXText[value=/\\p{L}{2}/u]',
  // Ids of texts have points.
  'JSXAttribute[name.name=/^(label|title|placeholder|hint|error|alt|aria-label)$/] > Literal[value=/^(?!\\w+[.]).*\\p{L}{2}/u]',
  'JSXExpressionContainer > :matches(Literal, TemplateLiteral > TemplateElement)[value.raw=/\\p{L}{2}/u]',
  'JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]',
  // Ids of texts have no spaces, nor capitals at their beginning.
  'JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > :matches(Literal, TemplateLiteral > TemplateElement)[value=/^\\p{Lu}\\p{L}|[\\p{L}\\d] \\p{L}/u]',
  'JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{2}/u]',
  // What code keeps, chooses or answers may be shown later: a word that begins with a capital, or several words; no path, no style.
  ':matches(LogicalExpression, ConditionalExpression, ReturnStatement, VariableDeclarator, ArrowFunctionExpression, AssignmentPattern) > Literal[value=/^(?!\\S*\\u002F)(\\p{Lu}\\p{Ll}|.*\\p{L} \\p{L})/u]',
  ':matches(LogicalExpression, ConditionalExpression, ReturnStatement, VariableDeclarator, ArrowFunctionExpression, AssignmentPattern) > TemplateLiteral > TemplateElement[value.raw=/^(?=[^{}();]*$)(\\p{Lu}\\p{Ll}|.*\\p{L} \\p{L})/u]',
  'Property[key.name=/^(label|title|message|question|success|hint|confirmLabel|defaultMessage)$/] > Literal.value[value=/^\\p{Lu}.*\\p{L}/u]',
  'CallExpression[callee.name="tell"] > Literal[value=/\\p{L}{2}/u]',
].map((selector) => ({ selector, message: 'Say it by useText: the panel speaks German, too.' }));

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

/** Rules of this project's own, which need no types: what every project has is in .oxlintrc.json. */
export default tseslint.config(
  { ignores: ['**/dist/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: [`${server}/**/*.ts`, `${panel}/**/*.{ts,tsx}`], extends: [tseslint.configs.base] },
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
    // What the panel says is in its translations: shared/texts-en.ts and texts-de.ts.
    files: [`${panel}/**/*.{ts,tsx}`],
    ignores: ['**/*.spec.ts', `${panel}/**/*-{en,de}.ts`],
    rules: { 'no-restricted-syntax': ['error', ...literals] },
  },
);
