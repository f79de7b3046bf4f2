/*
 * The table of who may do what: every operation of the service and of the project's own types, from the declarations
 * alone. `npm run sync` runs it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Registry from '#svc/kit/registry';
import { declareEverything } from './client-types';

const file = 'docs/api/capabilities.md';

const heading = `# Who may do what

Made by \`npm run sync\` from the declarations. A capability is a tick box of *Svc* on the screens of roles and of API tokens; a role of your
own project gets its ticks in \`config/svc-roles.ts\`.

| Operation | What it does | Who may |
|---|---|---|
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function rows(): string[] {
  const { allEndpoints } = createRequire(__filename)('#svc/kit/registry') as typeof Registry;
  const declared = [...allEndpoints()].sort((one, other) => (one.path < other.path ? -1 : 1));
  return declared.map(({ method, path: at, summary, access }) => {
    // Most say it in their words.
    const further = access.capabilities.filter((name) => !access.summary.includes(name));
    const who = further.length > 0 ? `${access.summary} (${further.join(', ')})` : access.summary;
    return `| \`${method} ${at}\` | ${cell(summary)} | ${cell(who)} |\n`;
  });
}

declareEverything(path.resolve('dist'));
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${heading}${rows().join('')}`);
