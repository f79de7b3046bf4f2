import { columnNamed, execute, sql, tableNamed, type Value } from '../../database/sql';
import { addedAttributes } from '../../host/own-attributes';
import { type ContentType, contentTypes, database } from '../../host/strapi';
import { snakeCase } from '../../lib/snake-case';

/*
 * What rows that are there already have in an attribute that a project adds: the value that new ones get. Once, when the
 * attribute is new: what an editor empties later stays empty.
 */

const store = () => strapi.store({ type: 'plugin', name: 'svc' });

async function fill({ collectionName }: ContentType, attribute: string, value: Value) {
  const db = database();
  const column = columnNamed(db, snakeCase(attribute));
  await execute(
    db,
    sql`update ${tableNamed(db, collectionName)} set ${column} = ${value} where ${column} is null`,
  );
}

/** Types that keep a default as it is declared. An instant's depends on the engine, and is left to those who edit. */
const plain = ['string', 'number', 'boolean'];

const isPlain = ({ default: value, type }: ContentType['attributes'][string]) =>
  plain.includes(typeof value) && type !== 'datetime' && type !== 'json';

/** By column, what a row of the type has that is inserted past Strapi, which would have filled it in. */
export function addedDefaults(uid: string): object {
  const { attributes } = contentTypes().find((type) => type.uid === uid)!;
  const names = addedAttributes({ uid }).filter((name) => isPlain(attributes[name]!));
  return Object.fromEntries(names.map((name) => [snakeCase(name), attributes[name]!.default]));
}

/** Gives rows the defaults of attributes that are new. To be called before anything is made of the rows. */
export async function fillNewAttributes(): Promise<void> {
  const known = ((await store().get({ key: 'added-attributes' })) as string[] | null) ?? [];
  const present: string[] = [];
  for (const type of contentTypes().filter(({ uid }) => uid.startsWith('plugin::svc.'))) {
    for (const name of addedAttributes(type)) {
      const id = `${type.uid}#${name}`;
      const attribute = type.attributes[name]!;
      present.push(id);
      if (!known.includes(id) && isPlain(attribute)) {
        await fill(type, name, attribute.default as Value);
      }
    }
  }
  if (present.join() !== known.join()) {
    await store().set({ key: 'added-attributes', value: present });
  }
}
