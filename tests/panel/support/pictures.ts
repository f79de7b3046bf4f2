import type { AdminApi } from '#svc/testing/admin-api';
import { owner } from './panel';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Puts `gala.png` into the media library of the server at `url`. */
export async function uploadPicture(url: string, admin: AdminApi): Promise<void> {
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'gala.png');
  const { email, password } = owner;
  const { body } = await admin('POST', '/admin/login', { email, password });
  const { token } = body.data as { token: string };
  const answer = await fetch(`${url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
}
