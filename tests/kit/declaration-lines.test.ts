import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startService } from '../support';
import { copyCompiled } from '../support/copies';

/*
 * What a declaration says and its schema does not, as the developer is told who starts the service: resolve.spec.ts of the
 * kit has more of the faults.
 */

const attributes = {
  title: { type: 'string' },
  notes: { type: 'text' },
  talks: { type: 'integer' },
  fee: { type: 'customField', customField: 'plugin::svc.money' },
  hall: { type: 'relation', relation: 'manyToOne', target: 'plugin::users-permissions.role' },
};

/** By the name of the type: what its declaration says, and the words that follow its place in the line. */
const wrong: Record<string, [declaration: string, line: string]> = {
  acta: ['fields: { talk: true }', 'has no attribute talk.'],
  actb: [
    "edit: own('edit_svc_acts', 'edit_svc_acts')",
    'names edit_svc_acts for own things and for those of others: own() takes two capabilities, or edit and remove one without it.',
  ],
  actc: [
    'fields: { hall_id: true }',
    'relates hall to plugin::users-permissions.role, which REST does not show; it shows api::',
  ],
  actd: [
    'fields: { notes: true, talks: true }, filters: { notes: equals() }',
    'cannot be filtered by notes with equals; that takes talks.',
  ],
  acte: [
    "fields: { talks: true, fee: { read: 'read_svc_fees' } }, orderby: ['fee']",
    'cannot be in order of fee; it can be of title, id, talks.',
  ],
};

test('each fault of each declaration is one line, that names file, field and what is allowed (6.8)', async () => {
  const distDir = path.join(copyCompiled('faults'), 'dist');
  for (const [name, [declaration]] of Object.entries(wrong)) {
    const at = (file: string) => {
      const whole = path.join(distDir, 'src/api', name, file);
      mkdirSync(path.dirname(whole), { recursive: true });
      return whole;
    };
    const schema = {
      kind: 'collectionType',
      collectionName: `${name}s`,
      info: { singularName: name, pluralName: `${name}s`, displayName: name },
      options: { draftAndPublish: false },
      attributes,
    };
    writeFileSync(at(`content-types/${name}/schema.json`), JSON.stringify(schema));
    writeFileSync(
      at(`routes/${name}.js`),
      `const { equals, own, resource } = require('strapi-plugin-svc/kit');
module.exports = resource('api::${name}.${name}', { path: 'svc/events/v1/${name}s', ${declaration} });
`,
    );
  }
  const told = await startService({ distDir }).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  const lines = told.split('\n');
  expect(lines).toHaveLength(Object.keys(wrong).length);
  for (const [name, [, line]] of Object.entries(wrong)) {
    expect(lines).toContainEqual(
      expect.stringContaining(`src/api/${name}/routes/${name}: api::${name}.${name} ${line}`),
    );
  }
}, 120_000);
