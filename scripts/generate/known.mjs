/* The content types that there are, by their schemas: the plugin's, and the project's own. Nothing has to be built for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const plugin = 'src/plugins/svc/server/src/resources';

function schemasBelow(folder, uidOf) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => path.basename(name) === 'schema.json')
    .map((name) => {
      const { info, collectionName } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      const { singularName: singular, pluralName: plural } = info;
      return { uid: uidOf(name.split(path.sep)[0], singular), singular, plural, collectionName };
    });
}

/** What things of a type may be related to: what REST shows by an id. */
const relatable = ['event', 'venue', 'organizer', 'category', 'tag'].map(
  (name) => `plugin::svc.${name}`,
);

function hasRoutes(appDir, { uid, singular }) {
  const routes = path.join(appDir, 'src/api', uid.split('::')[1].split('.')[0], 'routes');
  const file = path.join(routes, `${singular}.ts`);
  return existsSync(file) && readFileSync(file, 'utf8').includes('strapi-plugin-svc/kit');
}

/** All types, and the names of those that a relation may name. */
export function knownTypes(appDir) {
  const ofPlugin = schemasBelow(path.join(appDir, plugin), (_, name) => `plugin::svc.${name}`);
  const own = schemasBelow(path.join(appDir, 'src/api'), (api, name) => `api::${api}.${name}`);
  const resources = own.filter((type) => hasRoutes(appDir, type)).map(({ uid }) => uid);
  return { types: [...ofPlugin, ...own], relatable: [...relatable, ...resources].sort() };
}
