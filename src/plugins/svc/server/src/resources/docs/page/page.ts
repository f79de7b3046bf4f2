import { describedNamespaces } from '../../../kit/registry';

/*
 * The page that shows the self-description in a browser. Everything it loads is the service's own.
 */

/** Addresses are relative to `svc/docs`, without a slash at its end. */
export function renderDocsPage(version: string): string {
  const asset = (name: string) => `docs/${version}/${name}`;
  const scripts = ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'init.js'];
  const links = describedNamespaces().map((name) => `<a href="../${name}/doc">${name}</a>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Events and tickets: the API</title>
    <link rel="stylesheet" href="${asset('swagger-ui.css')}">
    <link rel="icon" type="image/png" href="${asset('favicon-32x32.png')}">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <noscript>This page needs JavaScript. The descriptions themselves are at ${links.join(', ')}.</noscript>
${scripts.map((name) => `    <script src="${asset(name)}"></script>`).join('\n')}
  </body>
</html>
`;
}
