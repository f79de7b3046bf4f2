/* What the new type and its files are called, and whether something is called so already. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import utils from '@strapi/utils';
import pluralize from 'pluralize';
import { Refusal } from './fields.mjs';

const isName = (name) => /^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(name);

/** @param told `speakers`, or singular and plural: `person/people` */
export function readNames(told) {
  const parts = told.split('/');
  const [singular, plural] = parts.length === 1 ? [pluralize.singular(told), told] : parts;
  if (parts.length > 2 || ![singular, plural].every((name) => isName(name ?? ''))) {
    throw new Refusal(
      `${told || '(nothing)'}: things are called in small letters, digits and hyphens, in the plural: speakers, door-sales, person/people.`,
    );
  }
  if (singular === plural) {
    throw new Refusal(
      `${told}: one and many of them are called alike; say both: ${told}-item/${told}-items.`,
    );
  }
  return { singular, plural };
}

/** The files of a type, relative to the project. */
export function filesOf({ singular, plural }) {
  const api = `src/api/${singular}`;
  return {
    schema: `${api}/content-types/${singular}/schema.json`,
    routes: `${api}/routes/${singular}.ts`,
    test: `tests/own/${plural}.test.ts`,
  };
}

/** @throws Refusal where a type, a path, a table or a file has the name already, or the host keeps it for itself */
export function assertFree(appDir, names, { types }) {
  const { singular, plural } = names;
  for (const name of [singular, plural]) {
    if (utils.contentTypes.isReservedModelName(name)) {
      throw new Refusal(`${name}: Strapi keeps this name for itself; choose another one.`);
    }
    const taken = types.find((type) => [type.singular, type.plural].includes(name));
    if (taken) throw new Refusal(`${name}: ${taken.uid} is called so; choose another name.`);
  }
  const table = plural.replaceAll('-', '_');
  // The media library's.
  if (table === 'files') throw new Refusal(`${plural}: the table files is Strapi's.`);
  const owner = types.find(({ collectionName }) => collectionName === table);
  if (owner) throw new Refusal(`${plural}: the table ${table} is that of ${owner.uid}.`);
  const there = [`src/api/${singular}`, ...Object.values(filesOf(names))].find((file) =>
    existsSync(path.join(appDir, file)),
  );
  if (there) throw new Refusal(`${there} is there already: nothing was written.`);
}
