/* What a field is told by, `born:date!`, and what becomes of it in the two files of a type and in its test. */
import utils from '@strapi/utils';

/** Says in one line what is wrong, and what is allowed. */
export class Refusal extends Error {}

const custom = (name, options = {}) => ({
  type: 'customField',
  customField: `plugin::svc.${name}`,
  ...options,
});

const words = (told, name) => {
  const list = (told ?? '').split(',').filter(Boolean);
  const isWord = (word) => /^[A-Za-z_][\w-]*$/.test(word);
  if (list.length > 0 && list.every(isWord) && new Set(list).size === list.length) return list;
  throw new Refusal(
    `${name}: an enumeration names its words, ${name}:enumeration:small,large, each of letters, digits, - and _.`,
  );
};

function target(told, name, { relatable, uid }) {
  if ([...relatable, uid].includes(told)) return told;
  throw new Refusal(
    `${name}: there is no ${told || 'type'} that a relation can name; it can name ${relatable.join(', ')}.`,
  );
}

const plain = (type, sample, options = {}) => ({ attribute: () => ({ type, ...options }), sample });

/** By their names: the attribute in schema.json, and a value for the test. */
const kinds = {
  string: plain('string', 'Some words', { maxLength: 255 }),
  text: plain('text', 'Some words\nin two lines'),
  richtext: plain('richtext', 'Some *words*'),
  email: plain('email', 'ada@example.test'),
  integer: plain('integer', 3),
  biginteger: plain('biginteger', 3_000_000_000),
  decimal: plain('decimal', 12.5),
  float: plain('float', 0.25),
  boolean: plain('boolean', true),
  date: plain('date', '2030-05-01'),
  time: plain('time', '18:00:00'),
  datetime: plain('datetime', '2030-05-01T18:00:00+00:00'),
  html: { attribute: () => custom('html'), sample: '<p>Some <b>words</b></p>' },
  'web-address': {
    attribute: () => custom('web-address', { maxLength: 2048 }),
    sample: 'https://example.test',
  },
  money: { attribute: () => custom('money'), sample: '12.50' },
  timezone: { attribute: () => custom('timezone'), sample: 'Europe/Berlin' },
  'local-datetime': { attribute: () => custom('local-datetime'), sample: '2030-05-01 18:00:00' },
  enumeration: {
    attribute: (name, told) => ({ type: 'enumeration', enum: words(told, name) }),
    filter: 'equals',
  },
  image: {
    attribute: () => ({ type: 'media', multiple: false, allowedTypes: ['images'] }),
    isOptional: true,
  },
  relation: {
    attribute: (name, told, known) => ({
      type: 'relation',
      relation: 'manyToOne',
      target: target(told, name, known),
    }),
    ending: '_id',
    filter: 'related',
    isOptional: true,
  },
  relations: {
    attribute: (name, told, known) => ({
      type: 'relation',
      relation: 'manyToMany',
      target: target(told, name, known),
    }),
    ending: '_ids',
    filter: 'related',
    isOptional: true,
  },
};

export const kindNames = Object.keys(kinds);

/** What the kit keeps besides the attributes of a type, and what an answer has. */
const ofKit = [
  ...['id', 'url', 'slug', 'publicId', 'searchText', 'shownStatus', 'visibility'],
  ...['readyForReview', 'trashedAt', 'owner', 'search', 'page', 'order', 'orderby'],
];

const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const singularOf = (name) => name.replace(/s$/, '');

function assertName(name) {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) {
    throw new Refusal(
      `${name || '(nothing)'}: the name of a field begins with a small letter and has letters and digits, stageName.`,
    );
  }
  if (utils.contentTypes.isReservedAttributeName(name) || ofKit.includes(name)) {
    throw new Refusal(`${name}: Strapi or the kit keeps this name for itself; choose another one.`);
  }
}

/** Of the fields that the generator makes: `title` has every type, and need not be told. */
function assertTitle({ name, told }) {
  if (name === 'title' && told !== 'string') {
    throw new Refusal('title: every type has a title, which is a required string; leave it out.');
  }
}

/** The name on the wire: `event_id` for `event`, `tag_ids` for `tags`. */
function wireName(name, { ending }) {
  if (!ending) return snakeCase(name);
  if (ending === '_ids' && !name.endsWith('s')) {
    throw new Refusal(`${name}: a relation to many is called in the plural, with an s: ${name}s.`);
  }
  return `${snakeCase(ending === '_ids' ? singularOf(name) : name)}${ending}`;
}

/** @param text `born:date!`, `size:enumeration:small,large`, `event:relation:plugin::svc.event` */
export function readField(text, known) {
  const [name = '', told = '', ...rest] = text.split(':');
  const isRequired = told.endsWith('!');
  const kindName = told.replace(/!$/, '');
  assertName(name);
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) {
    throw new Refusal(
      `${name}: there is no kind ${kindName || '(nothing)'}; there are ${kindNames.join(', ')}.`,
    );
  }
  assertTitle({ name, told: kindName });
  if (isRequired && kind.isOptional) {
    throw new Refusal(`${name}: ${kindName} cannot be required; leave out the !.`);
  }
  if (!kind.ending && kindName !== 'enumeration' && rest.length > 0) {
    throw new Refusal(`${name}: nothing follows ${kindName}; ${name}:${kindName} is all of it.`);
  }
  const attribute = kind.attribute(name, rest.join(':'), known);
  return {
    name,
    wire: wireName(name, kind),
    attribute: isRequired ? { ...attribute, required: true } : attribute,
    filter: kind.filter,
    isRequired,
    sample: attribute.enum ? attribute.enum[0] : kind.sample,
  };
}

/** All fields. @throws Refusal where one is wrong, or a name stands twice */
export function readFields(texts, known) {
  const fields = texts.map((text) => readField(text, known));
  const names = fields.map(({ wire }) => wire);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Refusal(`${double}: stands twice; each field has a name of its own.`);
  return fields.filter(({ name }) => name !== 'title');
}
