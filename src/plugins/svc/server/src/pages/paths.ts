import { settings } from '../host/strapi';

/** Where the service sells by itself. */
const shopPath = /^\/(cart|checkout|checkout\/payment|events\/[^/]+)\/?$/i;

/** Whether a request for this path may bring a form of ours: its body is read by our limits, not by the host's. */
export function takesForms(path: string): boolean {
  return settings().shopPages && shopPath.test(path);
}
