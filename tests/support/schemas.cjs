const { default: Ajv } = require('ajv/dist/2020');

/** What is compiled already, by the components of a description and then by the schema, both as text. */
const known = new Map();

function schemasWith(components) {
  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
  ajv.addSchema({ components: JSON.parse(components) }, 'description');
  return { ajv, validators: new Map() };
}

/**
 * Validates by a schema that refers to components of its description. Most test files ask for the same: Node itself has
 * to load this module, so that it stays for the life of a worker.
 */
exports.validatorOf = function validatorOf(schema, components) {
  if (!known.has(components)) known.set(components, schemasWith(components));
  const { ajv, validators } = known.get(components);
  const text = JSON.stringify(schema).replaceAll('"#/components', '"description#/components');
  if (!validators.has(text)) validators.set(text, ajv.compile(JSON.parse(text)));
  return validators.get(text);
};
