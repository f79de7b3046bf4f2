import { relativeServer } from '../../../kit/openapi/document';
import { describedNamespaces } from '../../../kit/registry';

/** Relative to the page, so that it works wherever a proxy has put the service. */
function documents() {
  return describedNamespaces().map((name) => ({ name, url: `../${name}/doc` }));
}

/**
 * A file of its own, since the page allows no inline script. Without `validatorUrl` another host would be asked. Operations
 * are tried out where the page is, not where the public reaches the site: its policy allows nothing else.
 */
export const initScript = () => `window.addEventListener('load', () => {
  window.ui = SwaggerUIBundle({
    dom_id: '#swagger-ui',
    urls: ${JSON.stringify(documents())},
    layout: 'StandaloneLayout',
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    validatorUrl: null,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    filter: true,
    onComplete: () => window.ui.oas3Actions.setSelectedServer('${relativeServer}'),
  });
});
`;
