import { setOwnService, SvcTickets } from './element';

const { currentScript } = document;
const source = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
setOwnService(/^(.*)\/api\/svc\/widget\//.exec(source)?.[1] ?? '');

// A page may have the file twice.
if (!customElements.get('svc-tickets')) customElements.define('svc-tickets', SvcTickets);
