import { lazyRoutesOf, type Endpoint } from '../endpoint';
import { registerResource } from '../registry';
import type { OperationName, Resource, ResourceOptions } from './declaration';
import {
  actionEndpoint,
  createEndpoint,
  getEndpoint,
  listEndpoint,
  nestedEndpoint,
  overridden,
  removeEndpoint,
  updateEndpoint,
} from './endpoints';
import { registerEmbeddable } from './embeds';
import type { Resolved } from './resolved';
import { things } from './things';

/** An operation before its type is known: where it is, and how it is made then. */
interface Operation {
  method: Endpoint['method'];
  path: string;
  make: (resolved: Resolved) => Endpoint;
}

function operationsOf(declared: Resource): Operation[] {
  const { path, edit, remove, under = {}, actions = {} } = declared;
  const one = `${path}/{id}`;
  const own = (
    name: OperationName,
    method: Endpoint['method'],
    at: string,
    make: Operation['make'],
  ): Operation => ({ method, path: at, make: (it) => overridden(it, name, make(it)) });
  return [
    own('list', 'GET', path, listEndpoint),
    own('get', 'GET', one, getEndpoint),
    ...(edit
      ? [own('create', 'POST', path, createEndpoint), own('update', 'PUT', one, updateEndpoint)]
      : []),
    ...(remove ? [own('remove', 'DELETE', one, removeEndpoint)] : []),
    ...Object.keys(under).map((at): Operation => ({
      method: 'GET',
      path: at,
      make: (it) =>
        nestedEndpoint(
          it,
          it.nested.find((nested) => nested.path === at)!,
        ),
    })),
    ...Object.entries(actions).map(([name, declaredAction]): Operation => ({
      method: 'POST',
      path: `${one}/${name}`,
      make: (it) => actionEndpoint(it, name, declaredAction),
    })),
  ];
}

/**
 * The routes of a content type: its list and single reads, the writes that it names a capability for, its nested lists
 * and actions. What a file in the type's `routes` folder exports.
 * @param uid Strapi's name of the type, `api::speaker.speaker`
 */
export function resource(uid: string, options: ResourceOptions) {
  const declared = { uid, ...options };
  const operations = operationsOf(declared);
  registerResource(declared, (resolved) => {
    registerEmbeddable(uid, {
      output: () => resolved.output,
      present: (ids, caller) => things(uid).present(ids, caller),
    });
    const { deprecated } = declared;
    return operations.map(({ make }) => ({ ...make(resolved), ...(deprecated && { deprecated }) }));
  });
  return lazyRoutesOf(operations);
}
