import { anyone } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { noStore, type Reply } from '../../kit/reply';
import { type PartRequest, dryRun, runBatch } from './run-batch';
import { batchBody, batchOutput, maxRequests, failedValidationOutput } from './schemas';

/** Several requests, answered together. Each has an answer of its own, so that this one says little. */
function multiStatus(body: object, cookies: string[] = []): Reply {
  return noStore({
    status: 207,
    body,
    ...(cookies.length > 0 && { headers: { 'Set-Cookie': cookies } }),
  });
}

const batch = endpoint({
  method: 'POST',
  path: 'batch/v1',
  operationId: 'batch',
  isInEveryDocument: true,
  summary: `Make up to ${maxRequests} requests of this service, one after the other, as one caller`,
  access: anyone,
  body: batchBody,
  success: 207,
  output: batchOutput,
  alternativeOutput: failedValidationOutput,
  async handle({ body, header, call }) {
    const requests = body.requests as PartRequest[];
    if (body.validation === 'require-all-validate') {
      const responses = await dryRun(requests, call);
      if (responses.some((one) => one !== null))
        return multiStatus({ failed: 'validation', responses });
    }
    const { answers, cookies } = await runBatch(requests, header('Cookie'), call);
    return multiStatus({ responses: answers }, cookies);
  },
});

export default routesOf([batch]);
