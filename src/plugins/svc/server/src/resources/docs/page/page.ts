import { describedNamespaces } from '../namespaces';

/*
 * The page that shows the self-description in a browser. Everything it loads is the service's own.
 */

/** Of the one style that the renderer does not keep in its style sheet: it colours the logo. */
const logoStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** No inline script, no style but one, and nobody to talk to but the service. Pictures in style sheets are `data:`. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${logoStyle}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Addresses are relative to `svc/docs`, without a slash at its end. */
export function renderDocsPage(version: string): string {
  const asset = (name: string) => `docs/${version}/${name}`;
  const scripts = ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'init.js'];
  const links = describedNamespaces.map((name) => `<a href="../${name}/doc">${name}</a>`);
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
    <noscript>This page needs JavaScript. The descriptions themselves are at ${links.join(' and ')}.</noscript>
${scripts.map((name) => `    <script src="${asset(name)}"></script>`).join('\n')}
  </body>
</html>
`;
}
