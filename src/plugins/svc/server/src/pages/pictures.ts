import { mediaUrl, settings } from '../host/strapi';
import { sitePath } from './site-path';

/**
 * Where a page finds a picture, `address` as the media library or an answer has it: what lies at the service itself is
 * found by whatever host somebody came.
 */
export function pictureAddress(address: string): string {
  const whole = mediaUrl(address);
  const { serviceUrl } = settings();
  return whole.startsWith(`${serviceUrl}/`) ? sitePath(whole.slice(serviceUrl.length)) : whole;
}

/** Where these pictures lie, if not here, as a policy names it; empty for no other place. */
export function pictureOrigin(addresses: string[]): string {
  const elsewhere = addresses.map(pictureAddress).filter((one) => URL.canParse(one));
  return [...new Set(elsewhere.map((one) => new URL(one).origin))].join(' ');
}
