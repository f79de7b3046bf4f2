import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import {
  type CommittedState,
  committedState,
  hasCommittedState,
} from '../database/committed-state';
import { now } from '../lib/clock';
import { nameRequest } from '../kit/request-id';
import { createLru, type Lru } from '../lib/lru';
import { record, type Recorded, replay } from './recorder';
import type { Run } from './short-way';

/*
 * Answers to guests that are still right because nothing has been committed since they were made. They are remembered for
 * one state of the database at a time; the next one begins with none.
 */

/** The headers that an answer to a guest depends on, besides method and address. */
const askedWith = ['origin', 'accept-encoding', 'if-none-match'] as const;

const maxKeyLength = 4000;

function keyOf({ method, url, headers }: IncomingMessage): string {
  return [method, url, ...askedWith.map((name) => headers[name] ?? '')].join('\n');
}

/** Told what was sent, or null where that cannot be sent to others. */
type Waiting = (recorded: Recorded | null) => void;

interface Answers {
  state: CommittedState | undefined;
  kept: Lru<string, Recorded>;
  /** Who waits for an answer that is being made. */
  making: Map<string, Waiting[]>;
}

/** What is asked, by whom, and how it is answered where nobody remembers. */
export interface Question {
  request: IncomingMessage;
  response: ServerResponse;
  /** What the answer depends on besides; empty for nothing. */
  variant: string;
  /** Whether the answer is another one with each second. */
  hasClock: boolean;
  make: () => unknown;
}

export interface Memory {
  answer(question: Question): void;
  /** What the answers that are remembered take, in bytes. */
  bytes(): number;
}

/** What those see of a request who take note of it, and change nothing. */
function noteOf({ request, response }: Question, status: number): Context {
  const { method, url } = request;
  const note = {
    method,
    url,
    status,
    request: { method, url },
    response: { status },
    req: request,
  };
  return { ...note, res: response } as unknown as Context;
}

type Send = (known: Recorded, question: Question) => void;

/** @param notes what takes note of each request, the log for one, in the order in which it is called */
function senderOf(notes: Run[]): Send {
  return (known, question) => {
    const ctx = noteOf(question, known.status);
    const id = nameRequest(question.request);
    const sent = () => Promise.resolve(replay(known, question.response, id));
    const run = notes.reduceRight<() => Promise<unknown>>(
      (next, note) => () => note(ctx, next),
      sent,
    );
    run().catch((error: unknown) => strapi.log.error(error));
  };
}

/** Makes an answer for all who ask the same of the same state meanwhile. */
function makeForAll({ kept, making }: Answers, key: string, question: Question): void {
  const waiting: Waiting[] = [];
  making.set(key, waiting);
  const settle = (recorded: Recorded | null) => {
    if (making.get(key) === waiting) making.delete(key);
    for (const tell of waiting.splice(0)) tell(recorded);
  };
  // What is made from now on is as new as this state, or newer; where it is newer, the state is over, and nobody looks.
  record(question.response, (recorded) => {
    kept.set(key, recorded);
    settle(recorded);
  });
  question.response.once('close', () => settle(null));
  question.make();
}

function createMemory(maxBytes: number, send: Send): Memory {
  const weightOf = (key: string, { size }: Recorded) => size + 2 * key.length;
  const begin = (state?: CommittedState): Answers => ({
    state,
    kept: createLru(maxBytes, weightOf),
    making: new Map(),
  });
  let answers = begin();

  function answerAt(state: CommittedState | null, key: string, question: Question): void {
    if (state === null) return void question.make();
    if (state !== answers.state) answers = begin(state);
    const known = answers.kept.get(key);
    if (known) return send(known, question);
    // Of who has left meanwhile nobody hears any more: no answer, and no end.
    if (question.response.destroyed) return void question.make();
    const others = answers.making.get(key);
    if (!others) return makeForAll(answers, key, question);
    others.push((recorded) => (recorded ? send(recorded, question) : question.make()));
  }

  return {
    answer(question) {
      const { request, response, hasClock } = question;
      const asked = `${question.variant}\n${keyOf(request)}`;
      const key = hasClock ? `${now()}\n${asked}` : asked;
      // What somebody has put on this answer alone is not known.
      if (key.length > maxKeyLength || response.getHeaderNames().length > 0)
        return void question.make();
      const state = committedState();
      if (!(state instanceof Promise)) return answerAt(state, key, question);
      void state.then((told) => answerAt(told, key, question));
    },
    bytes: () => answers.kept.weight(),
  };
}

/** A memory of so many bytes, where anything can tell whether they are still right; null where there is none. */
export function openMemory(maxBytes: number, notes: Run[] | null): Memory | null {
  return maxBytes > 0 && notes && hasCommittedState()
    ? createMemory(maxBytes, senderOf(notes))
    : null;
}
