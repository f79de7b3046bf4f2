/*
 * `npm run generate -- svc:resource speakers name:string! born:date`: makes the files of a new content type. What is not
 * said is asked for, where somebody sits at the terminal. It writes everything or, with a line that says why, nothing.
 */
import path from 'node:path';
import nodePlop from 'node-plop';
import { appDir } from './build-state.mjs';

const usage = `Run: npm run generate -- svc:resource speakers born:date event:relation:plugin::svc.event`;

function fail(line) {
  console.error(line);
  process.exit(1);
}

process.chdir(appDir);
const plop = await nodePlop(path.join(appDir, 'scripts/generate/plopfile.mjs'));
const names = plop.getGeneratorList().map(({ name }) => name);
const [name, ...told] = process.argv.slice(2);
if (!names.includes(name)) fail(`There is no generator ${name ?? '(nothing)'}. ${usage}`);

const generator = plop.getGenerator(name);
const [what, ...fields] = told;
const isAsking = process.stdin.isTTY && fields.length === 0;
if (!what && !isAsking) fail(`Say what the things are called. ${usage}`);
const answers = isAsking
  ? await generator.runPrompts(what ? [what] : [])
  : { name: what, fields: fields.join(' ') };
const { changes, failures } = await generator.runActions(answers);
if (failures.length > 0) fail(failures.map(({ error }) => error).join('\n'));
for (const { path: lines } of changes) console.log(lines);
