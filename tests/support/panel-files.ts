import { person } from './box-office';

/* Files of the panel, as they come. */

/** The token of an administrator that {@link person} describes. */
export async function panelToken(url: string, name: string): Promise<string> {
  const { email, password } = person(name);
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** A file, byte by byte. */
export async function panelFile(address: string, token: string) {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return { status: answer.status, headers: answer.headers, text };
}
