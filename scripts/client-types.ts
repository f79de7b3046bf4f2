import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { describedNamespaces } from 'strapi-plugin-svc/internal/resources/docs/namespaces';
import type * as Document from 'strapi-plugin-svc/internal/kit/openapi/document';

/*
 * TypeScript types of the API, one file for each namespace, from the declarations alone: no service is started.
 */

/** Where the types are, relative to the project. */
export const clientFolder = 'types/client';

const load = createRequire(__filename);

const heading = '/* Made by `npm run client` from the self-description. Changes are lost. */\n\n';

/** Loading routes is what declares their endpoints: the plugin's, and those of the project's own types. */
function declareEverything(apiFolder: string): void {
  load('strapi-plugin-svc/internal/routes');
  for (const name of existsSync(apiFolder) ? readdirSync(apiFolder) : []) {
    const routes = path.join(apiFolder, name, 'routes');
    if (!existsSync(routes)) continue;
    for (const file of readdirSync(routes).filter((one) => one.endsWith('.js'))) {
      load(path.join(routes, file));
    }
  }
}

async function typesOf(document: object): Promise<string> {
  const source = structuredClone(document) as unknown as OpenAPI3;
  const ast = await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  return `${heading}${astToString(ast)}`;
}

/** The types by the name of their file. `compiled` is the folder of what is built, `dist`. */
export async function clientTypes(compiled: string): Promise<Map<string, string>> {
  declareEverything(path.join(compiled, 'src/api'));
  const { documentOf } = load('strapi-plugin-svc/internal/kit/openapi/document') as typeof Document;
  const files = new Map<string, string>();
  for (const namespace of describedNamespaces) {
    const name = `${namespace.replace(/\/v\d+$/, '').replace('/', '-')}.d.ts`;
    files.set(name, await typesOf(documentOf(namespace)));
  }
  return files;
}
