import { wholePath } from '../../../kit/openapi/document';
import { describedNamespaces } from '../../../kit/registry';

/** Relative to the page, so that it works wherever a proxy has put the service. */
function documents() {
  const parts = describedNamespaces().map((name) => ({ name, url: `../${name}/doc` }));
  return [...parts, { name: 'all in one', url: `../${wholePath}` }];
}

/**
 * A file of its own, since the page allows no inline script. Without `validatorUrl` another host would be asked. Operations
 * are tried out where the page is, not where the public reaches the site: its policy allows nothing else.
 */
export const initScript = () => `
/* HEAD is described for programs; for people it would double the list. */
function withoutHeads(text) {
  try {
    const whole = JSON.parse(text);
    for (const path of Object.values(whole.paths)) delete path.head;
    return JSON.stringify(whole);
  } catch {
    return text;
  }
}

const forPeople = () => ({
  statePlugins: {
    spec: { wrapActions: { updateSpec: (update) => (text) => update(withoutHeads(text)) } },
  },
});

/* What the renderer says to eyes only. */
function say() {
  for (const tag of document.querySelectorAll('h3.opblock-tag')) tag.setAttribute('aria-level', '2');
  document.querySelector('#servers')?.setAttribute('aria-label', 'Server');
  for (const link of document.querySelectorAll('#swagger-ui a:not([href])')) link.setAttribute('href', 'docs');
}

window.addEventListener('load', () => {
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
    plugins: [forPeople],
    onComplete: () => {
      const servers = window.ui.specSelectors.specJson().get('servers');
      window.ui.oas3Actions.setSelectedServer(servers.last().get('url'));
      say();
      setTimeout(say, 300);
    },
  });
});
`;
