import { docRoutes } from './routes';

interface Plugin {
  routes: { 'content-api': { routes: object[] } };
}

/** Has the namespaces of the project describe themselves. To be called while Strapi registers: afterwards it makes the routes. */
export function describeNamespaces(): void {
  const { routes } = strapi.plugin('svc') as unknown as Plugin;
  const ours = routes['content-api'].routes;
  ours.push(...docRoutes().filter((route) => !ours.includes(route)));
}
