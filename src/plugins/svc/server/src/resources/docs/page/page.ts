import { wholePath } from '../../../kit/openapi/document';
import { describedNamespaces } from '../../../kit/registry';
import { guideHtml } from './guide';

/*
 * The page that shows the self-description in a browser. Everything it loads is the service's own.
 */

/** Addresses are relative to `svc/docs`, without a slash at its end. */
export function renderDocsPage(version: string): string {
  const asset = (name: string) => `docs/${version}/${name}`;
  const scripts = ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'init.js'];
  const parts = describedNamespaces().map((name) => `<a href="../${name}/doc">${name}</a>`);
  const links = [...parts, `<a href="../${wholePath}">all in one</a>`];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Events and tickets: the API</title>
    <meta name="description" content="How to list events, sell tickets and pay money back over REST: a guide, and a reference that can be tried out.">
    <link rel="stylesheet" href="${asset('swagger-ui.css')}">
    <link rel="stylesheet" href="${asset('own.css')}">
    <link rel="icon" type="image/png" href="${asset('favicon-32x32.png')}">
  </head>
  <body>
    <main>
${String(guideHtml())}
    <div id="swagger-ui"></div>
    </main>
    <noscript>This page needs JavaScript. The descriptions themselves are at ${links.join(', ')}.</noscript>
${scripts.map((name) => `    <script defer src="${asset(name)}"></script>`).join('\n')}
  </body>
</html>
`;
}
