import { keyedDigest } from '../../access/keyed-digest';
import { isSameDigest } from '../../domain/secrets';
import { settings } from '../../host/strapi';
import { now } from '../../lib/clock';

/*
 * The address of a preview shows a draft to whoever has it, for an hour: it names the event, the end of that hour, and
 * their signature, so that nothing has to be kept of it.
 */

const secondsShown = 3600;

const signatureOf = (documentId: string, until: string) =>
  keyedDigest('preview of an event', `${documentId}:${until}`);

/** Where the draft can be seen for an hour. */
export function previewAddress(documentId: string): string {
  const until = String(now() + secondsShown);
  const token = `${until}.${signatureOf(documentId, until)}`;
  return `${settings().serviceUrl}/previews/${documentId}?token=${token}`;
}

/** Whether somebody who may see the draft has made this token for it, within the last hour. */
export function opensPreview(documentId: string, token: string): boolean {
  const [until = '', signature = '', ...more] = token.split('.');
  const isSigned = isSameDigest(signature, signatureOf(documentId, until));
  return isSigned && more.length === 0 && Number(until) > now();
}
