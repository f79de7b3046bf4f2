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

/** Gives rows the defaults of attributes that are new. To be called before anything is made of the rows. */
export async function fillNewAttributes(): Promise<void> {
  const known = ((await store().get({ key: 'added-attributes' })) as string[] | null) ?? [];
  const present: string[] = [];
  for (const type of contentTypes().filter(({ uid }) => uid.startsWith('plugin::svc.'))) {
    for (const name of addedAttributes(type)) {
      const id = `${type.uid}#${name}`;
      const { default: value, type: kind } = type.attributes[name]!;
      present.push(id);
      const isPlain = plain.includes(typeof value) && kind !== 'datetime' && kind !== 'json';
      if (!known.includes(id) && isPlain) await fill(type, name, value as Value);
    }
  }
  if (present.join() !== known.join()) {
    await store().set({ key: 'added-attributes', value: present });
  }
}
