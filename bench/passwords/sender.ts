/* Sends at a pace, however long the answers take: those who ask do not wait for each other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sent } from '../connection';
import { answerQuestions, runProcess } from '../process';
import type { Pace, Paced } from './pace';

const connections = 100;

function requestOf({ path, isWrong }: Pace, turn: number): Sent {
  if (!isWrong) return { method: 'GET', path };
  const credentials = Buffer.from(`somebody-${turn}:wrong-${turn}`).toString('base64');
  return { method: 'GET', path, headers: { authorization: `Basic ${credentials}` } };
}

async function load(pace: Pace): Promise<Paced> {
  const senders = Array.from({ length: connections }, () => connect(pace.url));
  const paced: Paced = { times: [], statuses: {} };
  const began = performance.now();
  const ask = async (turn: number, due: number) => {
    const { status } = await senders[turn % connections]!(requestOf(pace, turn));
    paced.times.push(performance.now() - due);
    paced.statuses[status] = (paced.statuses[status] ?? 0) + 1;
  };
  const asks: Promise<void>[] = [];
  for (let turn = 0; turn < pace.perSecond * pace.seconds; turn += 1) {
    const due = began + (turn * 1000) / pace.perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    asks.push(ask(turn, due));
  }
  await Promise.all(asks);
  return paced;
}

runProcess(() => {
  answerQuestions(null, { load });
  return Promise.resolve();
});
