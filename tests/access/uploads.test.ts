import { readdir } from 'node:fs/promises';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { makeApiToken, type Service, startService } from '../support';

/* Who may send files where, and what they can do once they are served (7.10). */

let service: Service;
let owner: string;

beforeAll(async () => {
  service = await startService({ env: { UPLOAD_MAX_MB: '1' } });
  ({ authorization: owner } = await makeApiToken(service.strapi, 'full-access'));
});

const kilobyte = 1024;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

interface Sent {
  name?: string;
  type?: string;
  content?: string | Buffer;
  authorization?: string;
}

async function send(path: string, { name = 'dot.png', type = 'image/png', ...sent }: Sent = {}) {
  const { content = png, authorization } = sent;
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  const answer = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: authorization ? { authorization } : {},
    body: form,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

describe('a body with files', () => {
  test('is read for who may upload (7.10)', async () => {
    const { status, body } = await send('/api/upload', { authorization: owner });
    expect({ status, mime: body[0]?.mime }).toEqual({ status: 201, mime: 'image/png' });
  });

  test('of more than UPLOAD_MAX_MB is refused (7.10)', async () => {
    const content = Buffer.concat([png, Buffer.alloc(kilobyte ** 2)]);
    const { status } = await send('/api/upload', { content, authorization: owner });
    expect(status).toBe(413);
  });

  test.each([
    ['of somebody who may write', 'venues', true, 415, 'rest_unsupported_media_type'],
    ['of a stranger', 'venues', false, 401, 'rest_not_logged_in'],
    ['where there is no such route', 'nowhere', true, 404, 'rest_no_route'],
  ])('%s is answered by the service itself (7.10)', async (_, route, signedIn, status, code) => {
    const path = `/api/svc/events/v1/${route}`;
    const answer = await send(path, signedIn ? { authorization: owner } : {});
    expect(answer).toMatchObject({ status, body: { code, data: { status } } });
  });

  test.each([
    ['/api/auth/local', 415],
    ['/admin/login', 415],
    // What the host answers where there is nothing.
    ['/api/nowhere', 405],
    ['/nowhere', 405],
    ['/api/upload', 403],
  ])('of a stranger at %s is not written to the disk: %d (7.10)', async (path, expected) => {
    const before = new Set(await readdir(tmpdir()));
    const { hostname, port } = new URL(service.url);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const sent = request({ hostname, port, path, method: 'POST', headers });
    sent.on('error', () => undefined);
    const answered = new Promise<number>((resolve) =>
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode!);
      }),
    );
    sent.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.bin"\r\n\r\n');
    sent.write(Buffer.alloc(64 * kilobyte));
    // A parser would wait for the end of the body, and keep the file meanwhile.
    const status = await answered;
    const added = (await readdir(tmpdir())).filter((name) => !before.has(name));
    sent.destroy();
    expect({ status, files: added.filter((name) => /^[0-9a-f]{20,}/.test(name)) }).toEqual({
      status: expected,
      files: [],
    });
  });
});

describe('the media library', () => {
  test.each([
    ['a drawing that can run', 'x.svg', 'image/svg+xml', svg],
    ['a page', 'x.html', 'text/html', '<script>alert(1)</script>'],
    ['a script', 'x.js', 'text/javascript', 'alert(1)'],
    ['a page that begins like a sound', 'x.html', 'application/octet-stream', '#!AMR\n<script>'],
    ['a script that begins like a sound', 'x.js', 'application/octet-stream', '#!AMR\nalert(1)'],
  ])('does not take %s (7.10)', async (_, name, type, content) => {
    const { status } = await send('/api/upload', { name, type, content, authorization: owner });
    expect(status).toBe(400);
  });

  test.each([
    ['a picture', png],
    ['a drawing under the name of a picture', svg],
    ['a page under the name of a picture', '<script>alert(1)</script>'],
  ])('serves %s so that it cannot run (7.10)', async (_, content) => {
    const { body } = await send('/api/upload', { content, authorization: owner });
    const { status, headers } = await fetch(`${service.url}${body[0].url}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBeNull();
  });

  test.each(['/%75ploads/', '/uploads%2f', '/./uploads/', '/x/..%2fuploads/', '//uploads/'])(
    'serves it so by no other address: %s (7.10)',
    async (folder) => {
      const { body } = await send('/api/upload', { authorization: owner });
      const file = (body[0].url as string).replace('/uploads/', folder);
      const { hostname, port } = new URL(service.url);
      // As it is written: fetch would put the address in order first.
      const [answer] = (await once(request({ hostname, port, path: file }).end(), 'response')) as [
        IncomingMessage,
      ];
      answer.resume();
      const isServed = answer.statusCode === 200;
      expect(isServed ? answer.headers['content-security-policy'] : 'sandbox').toBe('sandbox');
    },
  );

  test('has browsers keep a PDF and not open it (7.10)', async () => {
    const sent = { name: 'plan.pdf', type: 'application/pdf', content: pdf, authorization: owner };
    const { body } = await send('/api/upload', sent);
    const { headers } = await fetch(`${service.url}${body[0].url}`);
    expect(headers.get('content-type')).toMatch(/^application\/pdf/);
    expect(headers.get('content-disposition')).toBe('attachment');
  });
});
