import { settings } from '../host/strapi';

/** Where the service sells by itself. */
const shopPath = /^\/(cart|checkout|checkout\/payment|events\/[^/]+)\/?$/i;

/** Where links in mails about accounts lead. */
const accountPath = /^\/account\/(confirm|reset-password|forgot-password)\/?$/i;

/** Whether a request for this path may bring a form of ours: its body is read by our limits, not by the host's. */
export function takesForms(path: string): boolean {
  return accountPath.test(path) || (settings().shopPages && shopPath.test(path));
}
