/* The process that asks, so that it and the service do not wait for each other's event loop. */
import { connect, expectStatus, type Send } from '../connection';
import { answerQuestions, runProcess } from '../process';
import { repeat, type Times } from '../selling/repeat';
import { bodies, type Kind, together, type Round } from './round';

/** One after the other, as a client does that waits for each answer. */
async function createOneByOne(send: Send, kind: Kind): Promise<void> {
  for (let count = 0; count < together; count += 1) {
    const body = bodies[kind];
    const answer = await send({ method: 'POST', path: `/api/svc/events/v1/${kind}`, body });
    expectStatus(201, `POST ${kind}`, answer);
  }
}

async function createTogether(send: Send, kind: Kind): Promise<void> {
  const requests = Array.from({ length: together }, () => ({
    path: `svc/events/v1/${kind}`,
    body: bodies[kind],
  }));
  const answer = await send({ method: 'POST', path: '/api/batch/v1', body: { requests } });
  expectStatus(207, 'POST batch', answer);
  const { responses } = JSON.parse(answer.text) as { responses: { status: number }[] };
  for (const part of responses) expectStatus(201, `POST ${kind} in a batch`, part);
}

function load({ url, authorization, kind, isBatch, seconds }: Round): Promise<Times> {
  const plain = connect(url);
  const send: Send = (sent) => plain({ ...sent, headers: { authorization } });
  const create = isBatch ? createTogether : createOneByOne;
  return repeat([() => create(send, kind)], seconds);
}

runProcess(() => {
  answerQuestions(null, { load });
  return Promise.resolve();
});
