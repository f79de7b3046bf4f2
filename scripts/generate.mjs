/*
 * `npm run generate -- svc:resource speakers name:string! born:date`: makes the files of a new content type; with `--drafts`
 * one that is published. What is not said is asked for, where somebody sits at the terminal. It writes everything or, with a
 * line that says why, nothing.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import nodePlop from 'node-plop';
import { appDir } from './build-state.mjs';
import { kindNames } from './generate/fields.mjs';

const usage = `Run: npm run generate -- svc:resource speakers born:date event:relation:plugin::svc.event`;

const help = `npm run generate -- svc:resource NAMES FIELD:KIND … [--drafts]

Writes a content type: its schema, its routes, a test, and the ticks of a role.

  NAMES       what the things are called, in the plural; person/people where that is not known
  FIELD:KIND  a field besides title, born:date; with ! behind the kind where it is required, born:date!
  --drafts    things are drafts until they are published, and have a trash

Kinds: ${kindNames.join(', ')}.
An enumeration names its words, size:enumeration:small,large; a relation what it leads to,
event:relation:plugin::svc.event to one, tags:relations:plugin::svc.tag to many.`;

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** What is told on the command line. */
function read() {
  const options = { drafts: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${error.message.split('. ')[0]}. ${usage}`);
  }
}

const { values, positionals } = read();
if (values.help) {
  console.log(help);
  process.exit(0);
}
process.chdir(appDir);
const plop = await nodePlop(path.join(appDir, 'scripts/generate/plopfile.mjs'));
const names = plop.getGeneratorList().map(({ name }) => name);
const [name, ...told] = positionals;
if (!names.includes(name)) fail(`There is no generator ${name ?? '(nothing)'}. ${usage}`);

const generator = plop.getGenerator(name);
const [what, ...fields] = told;
const isAsking = process.stdin.isTTY && fields.length === 0;
if (!what && !isAsking) fail(`Say what the things are called. ${usage}`);
const answers = isAsking
  ? await generator.runPrompts([what ?? '_', '_', ...(values.drafts ? ['y'] : [])])
  : { name: what, fields: fields.join(' '), drafts: values.drafts };
const { changes, failures } = await generator.runActions(answers);
if (failures.length > 0) fail(failures.map(({ error }) => error).join('\n'));
for (const { path: lines } of changes) console.log(lines);
