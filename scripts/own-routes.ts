import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(__filename);

/** The names in a folder; none where there is no folder. */
export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Loads the routes of the project's own types, which is what declares endpoints and ways of paying. No service is needed.
 * @param apiFolder the compiled `src/api`
 */
export function loadOwnRoutes(apiFolder: string): void {
  for (const name of namesIn(apiFolder)) {
    const routes = path.join(apiFolder, name, 'routes');
    for (const file of namesIn(routes).filter((one) => one.endsWith('.js'))) {
      load(path.join(routes, file));
    }
  }
}

/**
 * Loads what the project adds to the types of the service.
 * @param folder the compiled `src/extensions/svc`
 */
export function loadExtension(folder: string): void {
  const file = path.join(folder, 'strapi-server.js');
  if (existsSync(file)) load(file);
}
