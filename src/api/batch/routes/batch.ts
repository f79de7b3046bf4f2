import { anyone } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { personal, type Reply } from '../../../rest/reply';
import { type PartRequest, rehearse, runAll } from '../http/run-batch';
import { batchBody, batchOutput, mostRequests, refusedOutput } from '../http/schemas';

/** Several requests, answered together. Each has an answer of its own, so that this one says little. */
function together(body: object, cookies: string[] = []): Reply {
  return personal({
    status: 207,
    body,
    ...(cookies.length > 0 && { headers: { 'Set-Cookie': cookies } }),
  });
}

const batch = endpoint({
  method: 'POST',
  path: 'batch/v1',
  operationId: 'batch',
  isInEveryDoc: true,
  summary: `Make up to ${mostRequests} requests of this service, one after the other, as one caller`,
  access: anyone,
  body: batchBody,
  success: 207,
  output: batchOutput,
  otherOutput: refusedOutput,
  async handle({ body, header, call }) {
    const requests = body.requests as PartRequest[];
    if (body.validation === 'require-all-validate') {
      const responses = await rehearse(requests, call);
      if (responses.some((one) => one !== null))
        return together({ failed: 'validation', responses });
    }
    const { answers, cookies } = await runAll(requests, header('Cookie'), call);
    return together({ responses: answers }, cookies);
  },
});

export default routesOf([batch]);
