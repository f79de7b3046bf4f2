import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type * as Types from '#svc/content-types';
import type * as Own from '#svc/host/own-attributes';
import type * as Kit from '#svc/kit/resource/complete-types';
import type * as Document from '#svc/kit/openapi/document';
import type * as Registry from '#svc/kit/registry';
import type * as Docs from '#svc/resources/docs/routes';
import { loadExtension, loadOwnRoutes, namesIn } from './own-routes';

/*
 * TypeScript types of the API, one file for each namespace, from the declarations alone: no service is started.
 */

/** Where the types are, relative to the project. */
export const clientFolder = 'packages/client/schema';

const load = createRequire(__filename);

const heading = '/* Made by `npm run client` from the self-description. Changes are lost. */\n\n';

/** By their names, the content types of the plugin and of the project, and the components of the project. */
function schemasIn(compiled: string) {
  const { contentTypes: own } = load('#svc/content-types') as typeof Types;
  const extensions = path.join(compiled, 'src/extensions/svc/content-types');
  const contentTypes: [string, unknown][] = Object.entries(own).map(([name, { schema }]) => {
    const file = path.join(extensions, name, 'schema.json');
    const extension = existsSync(file) ? (load(file) as object) : {};
    return [`plugin::svc.${name}`, { ...schema, ...extension }];
  });
  const components: [string, unknown][] = [];
  for (const api of namesIn(path.join(compiled, 'src/api'))) {
    const folder = path.join(compiled, 'src/api', api, 'content-types');
    for (const type of namesIn(folder)) {
      contentTypes.push([`api::${api}.${type}`, load(path.join(folder, type, 'schema.json'))]);
    }
  }
  for (const category of namesIn(path.join(compiled, 'src/components'))) {
    const folder = path.join(compiled, 'src/components', category);
    for (const file of namesIn(folder)) {
      components.push([`${category}.${path.parse(file).name}`, load(path.join(folder, file))]);
    }
  }
  return { contentTypes, components };
}

/** What the host does when it registers, as far as declarations need it. `compiled` is the folder of what is built. */
export function declareEverything(compiled: string): void {
  load('#svc/routes');
  loadExtension(path.join(compiled, 'src/extensions/svc'));
  loadOwnRoutes(path.join(compiled, 'src/api'));
  const { contentTypes, components } = schemasIn(compiled);
  const named = (contentTypes as [string, object][]).map(([uid, schema]) => [
    uid,
    { ...schema, uid },
  ]);
  const types = Object.fromEntries(named) as Record<string, unknown>;
  Object.assign(globalThis, {
    strapi: {
      contentTypes: types,
      contentType: (uid: string) => types[uid],
      components: Object.fromEntries(components),
    },
  });
  const { ownSchemas } = load('#svc/content-types') as typeof Types;
  const host = load('#svc/host/own-attributes') as typeof Own;
  host.restoreOwnAttributes(ownSchemas);
  const docs = load('#svc/resources/docs/routes') as typeof Docs;
  docs.docRoutes();
  const kit = load('#svc/kit/resource/complete-types') as typeof Kit;
  kit.completeContentTypes();
}

async function typesOf(document: object): Promise<string> {
  const source = structuredClone(document) as unknown as OpenAPI3;
  const ast = await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  return `${heading}${astToString(ast)}`;
}

/** The types by the name of their file, once everything is declared. */
export async function clientTypes(): Promise<Map<string, string>> {
  const { documentOf } = load('#svc/kit/openapi/document') as typeof Document;
  const { describedNamespaces } = load('#svc/kit/registry') as typeof Registry;
  const files = new Map<string, string>();
  for (const namespace of describedNamespaces()) {
    const name = `${namespace.replace(/\/v\d+$/, '').replace('/', '-')}.d.ts`;
    files.set(name, await typesOf(documentOf(namespace)));
  }
  return files;
}
