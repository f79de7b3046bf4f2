import { Agent, request } from 'node:http';

/** A request, relative to the server's address; the body is sent as JSON, or as a browser sends a form. */
export interface Sent {
  method: string;
  path: string;
  body?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it came. */
  text: string;
}

export type Send = (sent: Sent) => Promise<Answer>;

/** A connection of its own to the server at `url`, which stays open. */
export function connect(url: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return ({ method, path, body, form, headers: given }) =>
    new Promise((resolve, reject) => {
      const payload = body ? JSON.stringify(body) : new URLSearchParams(form).toString();
      const type = body ? 'application/json' : 'application/x-www-form-urlencoded';
      const headers = {
        ...((body ?? form) && {
          'Content-Type': type,
          'Content-Length': Buffer.byteLength(payload),
        }),
        ...given,
      };
      const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      });
      sent.on('error', reject);
      sent.end(payload);
    });
}

/** @throws where the answer has another status. */
export function expectStatus(wanted: number, what: string, { status }: Pick<Answer, 'status'>) {
  if (status !== wanted) throw new Error(`${what} was answered with ${status}.`);
}
