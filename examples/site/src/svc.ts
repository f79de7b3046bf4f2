import { createSvcClient } from 'svc-client';

const serviceUrl = import.meta.env.VITE_SERVICE_URL as string | undefined;

/** The one client of this visitor. It keeps the cart and the session in the browser. */
export const svc = createSvcClient({ baseUrl: `${serviceUrl ?? 'http://localhost:1337'}/api` });
