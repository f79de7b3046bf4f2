import { actionOf, namespaceOf } from '../access/capabilities';
import { methodsOf } from './endpoint';
import { allEndpoints } from './registry';

/*
 * The screen of a role shows beside each tick box the routes that it opens, and looks for them by the names of their
 * handlers. Ours have none: they are named here after the capabilities that they ask about.
 */

interface ShownRoute {
  method: string;
  path: string;
  handler: unknown;
}

type RoutesMap = Record<string, ShownRoute[]>;

/** What the screen of a role looks for: the tick box without `plugin::svc.` */
function boundRoutes(): ShownRoute[] {
  const prefix: string = strapi.config.get('api.rest.prefix');
  return allEndpoints().flatMap((declared) =>
    methodsOf(declared).flatMap((method) =>
      declared.access.capabilities.map((capability) => ({
        method,
        path: `${prefix}/${declared.path}`,
        handler: actionOf(namespaceOf(declared.path)!, capability).replace('plugin::svc.', ''),
      })),
    ),
  );
}

interface RoutesService {
  getRoutes(): Promise<RoutesMap>;
}

/** The screen fails whole over one route whose handler is no text. */
function withNamedHandlers(routes: ShownRoute[]): ShownRoute[] {
  return routes.map((route) =>
    typeof route.handler === 'string' ? route : { ...route, handler: '' },
  );
}

/** To be called while Strapi registers. */
export function nameBoundRoutes(): void {
  const service: RoutesService = strapi.plugin('users-permissions').service('users-permissions');
  const getRoutes = service.getRoutes.bind(service);
  service.getRoutes = async () => {
    const routes = Object.entries(await getRoutes());
    const named = routes.map(([name, own]) => [name, withNamedHandlers(own)]);
    return { ...(Object.fromEntries(named) as RoutesMap), 'plugin::svc': boundRoutes() };
  };
}
