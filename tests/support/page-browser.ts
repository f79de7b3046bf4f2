import assert from 'node:assert/strict';
import { type PageAnswer, textOf } from './pages';

/* A browser without scripts that keeps cookies, follows what it is sent to, and fills in forms. */

/** A form as a page has it: where it is sent, and its fields with what they begin with. */
export interface PageForm {
  action: string;
  fields: Record<string, string>;
}

export interface Shown extends PageAnswer {
  /** Where the browser is in the end, path and query. */
  path: string;
}

/** What to send: a list is a field that is sent more than once. */
export type Entered = Record<string, string | number | string[]>;

function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.filter((tag) => !/type="radio"/.test(tag) || /\schecked/.test(tag));
  return Object.fromEntries(
    sent.map((tag) => [attributeOf(tag, 'name') ?? '', attributeOf(tag, 'value') ?? '']),
  );
}

/** The forms of a page in their order. */
export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].map(([, attributes, inside]) => ({
    action: attributeOf(attributes!, 'action') ?? '',
    fields: fieldsOf(inside!),
  }));
}

/** The form that is sent to this path. */
export function formOf({ html }: PageAnswer, action: string | RegExp): PageForm {
  const found = formsOf(html).find((form) =>
    typeof action === 'string' ? form.action === action : action.test(form.action),
  );
  assert.ok(found, `The page has no form to ${String(action)}: ${textOf(html).slice(0, 400)}`);
  return found;
}

function encoded(fields: Entered): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** What is kept of a cookie: those of one path have it behind their name. */
function keep(cookies: Map<string, string>, line: string): void {
  const [, name, value, attributes] = /^([^=]+)=([^;]*)(.*)/.exec(line)!;
  const [, path = '/'] = /; Path=([^;]*)/.exec(attributes!) ?? [];
  const key = path === '/' ? name! : `${name} ${path}`;
  if (attributes!.includes('; Max-Age=0')) cookies.delete(key);
  else cookies.set(key, value!);
}

/** Those that go to this path, as a header has them. */
function cookiesFor(cookies: Map<string, string>, path: string): string {
  const { pathname } = new URL(path, 'http://localhost');
  return [...cookies]
    .map(([key, value]) => [...key.split(' '), value])
    .filter((parts) => parts.length === 2 || `${pathname}/`.startsWith(`${parts[1]}/`))
    .map((parts) => `${parts[0]}=${parts.at(-1)}`)
    .join('; ');
}

/** A browser of its own, at the service with this address. */
export function openBrowser(url: string) {
  const cookies = new Map<string, string>();

  async function request(path: string, options: RequestInit = {}): Promise<Shown> {
    const cookie = cookiesFor(cookies, path);
    const headers = { ...(cookie && { cookie }), ...(options.headers as Record<string, string>) };
    const answer = await fetch(url + path, { ...options, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) keep(cookies, line);
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html, text: textOf(html), path };
  }

  const open = (path: string) => request(path);

  /** Sends a form with what was entered, and stays with what the service answers. */
  function send(form: PageForm, entered: Entered = {}, headers: Record<string, string> = {}) {
    return request(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: encoded({ ...form.fields, ...entered }),
    });
  }

  /** The same, and goes on to where the browser is sent. */
  async function submit(form: PageForm, entered: Entered = {}): Promise<Shown> {
    const answer = await send(form, entered);
    return answer.status === 303 ? open(answer.headers.get('location')!) : answer;
  }

  return { open, send, submit, cookies };
}

export type PageBrowser = ReturnType<typeof openBrowser>;
