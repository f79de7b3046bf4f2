import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { stopLater } from '#svc/testing/cleanup';
import { type Call, createClient } from '#svc/testing/client';
import type { Service } from '../service';

/* Prism between a client and the service: it holds every request and every answer against the description. */

interface Violation {
  /** Begins with `request` or `response`. */
  location: string[];
  message: string;
}

/** Starts it in front of the service. @returns its address */
async function startPrism(tools: string, document: object, { url }: Service): Promise<string> {
  const file = path.join(tools, `doc-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(document));
  const program = path.join(tools, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const listen = ['--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [program, 'proxy', file, `${url}/api`, ...listen], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  stopLater(async () => {
    child.kill();
    await ended;
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [, address] = /listening on (\S+)/.exec(stripVTControlCharacters(String(chunk))) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error('Prism has ended.')));
  });
}

/** What it cannot pass on as it came: text that is no JSON, and what was signed byte by byte. */
const isItsOwn = (path: string, body: unknown) => path.startsWith('/') || typeof body === 'string';

/** The service with Prism before it, and what Prism finds wrong. Who errs on purpose is told so in the request. */
export async function throughPrism(tools: string, document: object, service: Service) {
  const call = createClient(await startPrism(tools, document, service));
  const violations: string[] = [];
  let seen = 0;
  const watched: Call = async (method, path, options = {}) => {
    if (isItsOwn(path, options.body)) return service.call(method, path, options);
    const answer = await call(method, `/${path}`, options);
    seen += 1;
    const text = answer.headers.get('sl-violations') ?? '[]';
    const found = text.startsWith('[') ? (JSON.parse(text) as Violation[]) : [text];
    const wrong = found.filter(
      (one) => answer.status < 400 || typeof one === 'string' || one.location[0] !== 'request',
    );
    violations.push(
      ...wrong.map((one) => `${method} ${path} ${answer.status}: ${JSON.stringify(one)}`),
    );
    return answer;
  };
  return { service: { ...service, call: watched }, violations, count: () => seen };
}
