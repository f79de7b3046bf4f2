/* The text of each file of a new type, written as the rest of the project is. */
import { format, resolveConfig } from 'prettier';
import { filesOf } from './names.mjs';

const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (name) => upperFirst(name.replaceAll('-', ' '));
const inCode = (value) => JSON.stringify(value);
const key = (name) => name.replaceAll('-', '_');

/** `edit_svc_speakers` and `delete_svc_speakers`. */
export const capabilitiesOf = ({ plural }) => [
  `edit_svc_${key(plural)}`,
  `delete_svc_${key(plural)}`,
];

const pathOf = ({ plural }) => `svc/events/v1/${plural}`;

function schemaOf(names, fields, { hasDrafts }) {
  const { singular: singularName, plural: pluralName } = names;
  const attributes = fields.map(({ name, attribute }) => [name, attribute]);
  return JSON.stringify({
    kind: 'collectionType',
    collectionName: key(pluralName),
    info: { singularName, pluralName, displayName: spaced(singularName) },
    options: { draftAndPublish: hasDrafts },
    attributes: {
      title: { type: 'string', required: true, maxLength: 255 },
      ...Object.fromEntries(attributes),
    },
  });
}

function routesOf(names, fields) {
  const { singular } = names;
  const [edit, remove] = capabilitiesOf(names);
  const filters = fields.filter(({ filter }) => filter);
  const imports = [...new Set(['resource', ...filters.map(({ filter }) => filter)])].sort();
  const filterOf = ({ wire, filter }) =>
    filter === 'related'
      ? `${wire.replace(/_ids$/, '_id')}: related(${inCode(wire)})`
      : `${wire}: equals()`;
  const lines = [
    `path: ${inCode(pathOf(names))},`,
    fields.length > 0 && `fields: { ${fields.map(({ wire }) => `${wire}: true`).join(', ')} },`,
    filters.length > 0 && `filters: { ${filters.map(filterOf).join(', ')} },`,
    'listTools: true,',
    `edit: ${inCode(edit)},`,
    `remove: ${inCode(remove)},`,
  ];
  return `import { ${imports.join(', ')} } from 'strapi-plugin-svc/kit';

export default resource('api::${singular}.${singular}', {
  ${lines.filter(Boolean).join('\n  ')}
});
`;
}

function testOf(names, fields, { hasDrafts }) {
  const { singular, plural } = names;
  const sent = fields.filter(({ sample }) => sample !== undefined);
  const sample = Object.fromEntries(sent.map((field) => [field.wire, field.sample]));
  const needed = ['title', ...fields.filter((one) => one.isRequired).map(({ wire }) => wire)];
  const article = /^[aeiou]/.test(singular) ? 'An' : 'A';
  const title = `${article} ${singular.replaceAll('-', ' ')}`;
  const force = hasDrafts ? ", query: { force: 'true' }" : '';
  return `import {
  checkResource,
  type Handle,
  make,
  makeApiToken,
  makeSignedIn,
  type Service,
  startService,
  type TestUser,
} from 'strapi-plugin-svc/testing';

const path = ${inCode(pathOf(names))};
const sample = ${inCode({ title, ...sample, ...(hasDrafts && { status: 'publish' }) })};

let service: Service;
let manager: TestUser;
let editor: Handle;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  editor = await makeApiToken(service.strapi, 'full-access');
});

describe('the ${plural.replaceAll('-', ' ')}', () => {
  test('are made by a manager and read by everybody', async () => {
    const made = await make(service, manager, path, sample);
    expect(made).toMatchObject(sample);
    const one = await service.call('GET', \`\${path}/\${made.id}\`);
    expect([one.status, one.body]).toEqual([200, made]);
    const list = await service.call('GET', path, { query: { search: sample.title } });
    expect(list.body).toContainEqual(made);
  });

  test('are changed and deleted by a manager', async () => {
    const { id } = await make(service, manager, path, sample);
    const body = { title: 'Another title' };
    const changed = await service.call('PUT', \`\${path}/\${id}\`, { as: manager, body });
    expect([changed.status, changed.body]).toMatchObject([200, { ...sample, ...body }]);
    const gone = await service.call('DELETE', \`\${path}/\${id}\`, { as: manager${force} });
    expect([gone.status, gone.body]).toEqual([200, { deleted: true, previous: changed.body }]);
  });

  test('are refused to whoever may not write them', async () => {
    const buyer = await makeSignedIn(service, 'authenticated', 'buyer');
    const guest = await service.call('POST', path, { body: sample });
    const user = await service.call('POST', path, { as: buyer, body: sample });
    expect([guest.status, user.status]).toEqual([401, 403]);
  });

  test('name everything that is missing', async () => {
    const { status, body } = await service.call('POST', path, { as: manager, body: {} });
    expect([status, body.data.params]).toEqual([400, ${inCode(needed)}]);
  });
});

// Wrong, hostile and missing values of each field, filters, batches, tick boxes, the description and the form.
describe('what holds for every type', () =>
  checkResource({ uid: 'api::${singular}.${singular}' }, () => ({ service, editor })));
`;
}

/** By path, relative to the project. */
export async function textsOf(names, fields, options) {
  const files = filesOf(names);
  const texts = {
    [files.schema]: schemaOf(names, fields, options),
    [files.routes]: routesOf(names, fields),
    [files.test]: testOf(names, fields, options),
  };
  const formatted = Object.entries(texts).map(async ([file, text]) => {
    const style = await resolveConfig(file);
    return [file, await format(text, { ...style, filepath: file })];
  });
  return Object.fromEntries(await Promise.all(formatted));
}
