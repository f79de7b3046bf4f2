import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Context } from 'koa';
import { composed, type Run, shortened, type ShortWay } from './short-way';

/** Middlewares as the host has them: one puts a header on before the answer is made, one afterwards. */
let asked: string[] = [];
const before: Run = async (ctx, next) => {
  asked.push('before');
  ctx.res.setHeader('X-Before', 'b');
  await next();
};
const after: Run = async (ctx, next) => {
  try {
    await next();
    ctx.res.setHeader('X-After', 'a');
  } catch {
    ctx.status = 500;
  }
};

const around: Run = async (_, next) => {
  asked.push('around');
  await next();
};

function made(handler: (ctx: Context) => Promise<void>) {
  const short: ShortWay = { around: [around], rest: [before, after], frames: new Map() };
  return shortened(short, { handler, run: composed([around, before, after], handler) });
}

function request(headers: Record<string, string> = {}): Context {
  const req = new IncomingMessage(new Socket());
  Object.assign(req.headers, headers);
  const res = new ServerResponse(req);
  return { req, res, method: 'GET', status: 404, body: undefined } as unknown as Context;
}

/** What is on the answer, in order, and who was asked. */
async function answerOf(run: (ctx: Context) => Promise<unknown>, ctx = request()) {
  asked = [];
  await run(ctx);
  return { names: ctx.res.getHeaderNames(), status: ctx.status, asked };
}

const whole = ['x-before', 'x-own', 'x-after'];

async function answer(ctx: Context): Promise<void> {
  await Promise.resolve();
  ctx.res.setHeader('X-Own', 'o');
  ctx.status = 200;
  ctx.body = Buffer.from('{}');
}

test('the headers of the first answer are on the next ones, and the endpoint alone is asked', async () => {
  const run = made(answer);
  expect(await answerOf(run)).toEqual({ names: whole, status: 200, asked: ['around', 'before'] });
  expect(await answerOf(run)).toEqual({ names: whole, status: 200, asked: ['around'] });
});

test('what fails goes the whole way, whose headers it has', async () => {
  let fails = false;
  const run = made((ctx) => (fails ? Promise.reject(new Error('no')) : answer(ctx)));
  await answerOf(run);
  fails = true;
  const failed = { names: ['x-before'], status: 500, asked: ['around', 'before'] };
  expect(await answerOf(run)).toEqual(failed);
});

test('an answer that is not of the usual kind goes the whole way', async () => {
  let status = 200;
  const run = made(async (ctx) => {
    await answer(ctx);
    ctx.status = status;
  });
  await answerOf(run);
  status = 404;
  expect(await answerOf(run)).toEqual({ names: whole, status, asked: ['around', 'before'] });
});

test('what an answer of another kind has said in the place of others stays', async () => {
  let status = 200;
  const run = made(async (ctx) => {
    await answer(ctx);
    ctx.res.setHeader('X-Before', 'own');
    ctx.status = status;
  });
  await answerOf(run);
  status = 404;
  const ctx = request();
  await answerOf(run, ctx);
  expect(ctx.res.getHeader('X-Before')).toBe('own');
});

test('a page is an answer of the usual kind', async () => {
  const run = made((ctx) => {
    ctx.status = 200;
    ctx.body = '<!doctype html>';
    return Promise.resolve();
  });
  await answerOf(run);
  expect((await answerOf(run)).asked).toEqual(['around']);
});

test.each([
  ['a request of a page elsewhere', () => request({ origin: 'https://elsewhere.example' })],
  [
    'an answer that has a header already',
    () => {
      const ctx = request();
      ctx.res.setHeader('X-Of-One', 'x');
      return ctx;
    },
  ],
])('nothing is learned from %s, which goes the whole way', async (_, make) => {
  const run = made(answer);
  await answerOf(run, make());
  expect((await answerOf(run)).names).toEqual(whole);
  expect((await answerOf(run, make())).asked).toEqual(['around', 'before']);
});
