/* The generators of this project, for plop, which is what Strapi's own are made with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindNames, readField, readFields } from './fields.mjs';
import { capabilitiesOf, textsOf } from './files.mjs';
import { knownTypes } from './known.mjs';
import { assertFree, filesOf, readNames } from './names.mjs';
import { rolesFile, rolesWith } from './roles.mjs';

/** What a prompt answers of what was typed: true, or the line that says what is allowed. */
function verdict(check) {
  try {
    check();
    return true;
  } catch (error) {
    return error.message;
  }
}

const split = (text) => text.split(/\s+/).filter(Boolean);

/** Everything that is written, by path; thrown is what cannot be, before anything is. */
async function plan(appDir, { name, fields, drafts }) {
  const known = knownTypes(appDir);
  const names = readNames(name);
  assertFree(appDir, names, known);
  const uid = `api::${names.singular}.${names.singular}`;
  const read = readFields(split(fields), { ...known, uid });
  const texts = await textsOf(names, read, { hasDrafts: Boolean(drafts) });
  const roles = await rolesWith(appDir, capabilitiesOf(names));
  return { names, texts: { ...texts, ...(roles && { [rolesFile]: roles }) }, roles };
}

function write(appDir, texts) {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(appDir, file)), { recursive: true });
    writeFileSync(path.join(appDir, file), text);
  }
}

async function makeResource(appDir, answers) {
  const { names, texts, roles } = await plan(appDir, answers);
  write(appDir, texts);
  const lines = [
    ...Object.keys(texts).map((file) => `Wrote ${file}`),
    ...(roles ? [] : [`Give a role ${capabilitiesOf(names).join(' and ')} in ${rolesFile}.`]),
    `Run its test:        npx jest ${filesOf(names).test}`,
    'Then bring the rest up to date: npm run sync',
  ];
  return lines.join('\n');
}

export default function plopfile(plop) {
  const appDir = process.cwd();
  plop.setGenerator('svc:resource', {
    description: 'A content type with REST, a form in the panel, and a test',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'What are the things called, in the plural?',
        validate: (name) => verdict(() => assertFree(appDir, readNames(name), knownTypes(appDir))),
      },
      {
        type: 'input',
        name: 'fields',
        message: `Its fields besides title, name:kind with ! if required (${kindNames.join(', ')}):`,
        validate: (fields) =>
          verdict(() => split(fields).forEach((one) => readField(one, knownTypes(appDir)))),
      },
      {
        type: 'confirm',
        name: 'drafts',
        message: 'Are they drafts until they are published?',
        default: false,
      },
    ],
    actions: [(answers) => makeResource(appDir, answers)],
  });
}
