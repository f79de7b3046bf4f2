import type { Answer, CallOptions } from '../client';
import { type Fields, make } from '../things';
import type { About, Running } from './about';
import { type Subject, subjectOf } from './subject';

/** What a check works with. */
export interface Used extends Subject, Running {
  /** Makes a thing with everything, or with other values; by the editor, who is answered all of it. */
  create: (changed?: Fields) => Promise<Made>;
  /** A request of the editor. */
  send: (method: string, at: string, body?: unknown, options?: CallOptions) => Promise<Answer>;
  /** A request of a guest. */
  get: (at: string, query?: CallOptions['query']) => Promise<Answer>;
  /** A thing as the editor sees it. */
  read: (id: number) => Promise<Fields>;
}

export type Made = Fields & { id: number };

/** Called at the beginning of each check, when the service runs. */
export type Use = () => Promise<Used>;

export function using(about: About, running: () => Running): Use {
  return async () => {
    const { service, editor } = running();
    const subject = await subjectOf(about, service);
    const { path, sample } = subject;
    const send: Used['send'] = (method, at, body, options) =>
      service.call(method, at, { as: editor, body, ...options });
    return {
      ...subject,
      ...{ service, editor, send },
      create: (changed = {}) => make(service, editor, path, { ...sample, ...changed }),
      get: (at, query = {}) => service.call('GET', at, { query }),
      read: async (id) => (await send('GET', `${path}/${id}`)).body as Fields,
    };
  };
}
