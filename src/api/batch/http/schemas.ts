import * as yup from 'yup';
import { oneOf, required, text, texts } from '../../../rest/schema';
import { arrayOf } from '../../../rest/validate';
import { isBatchPath } from './target';

export const mostRequests = 25;
const longestPath = 2048;

const path = text({ max: longestPath })
  .test(
    'no-batch',
    'must not be that of a batch',
    (value) => typeof value !== 'string' || !isBatchPath(value),
  )
  .meta({ json: { examples: ['svc/events/v1/events/17?force=true'] } });

const request = {
  path: required(path),
  method: oneOf(['POST', 'PUT', 'PATCH', 'DELETE']).default('POST'),
  body: yup.mixed().nullable(),
  headers: texts({ max: 1024 }),
};

export const batchBody = {
  validation: oneOf(['normal', 'require-all-validate']).default('normal'),
  requests: required(arrayOf(request, { min: 1, max: mostRequests })),
};

const answer = yup.object({
  status: yup.number(),
  headers: yup.object({}),
  body: yup.mixed().nullable(),
});

export const batchOutput = { responses: yup.array(answer) };

/** Where a request was refused before any was made: null for those that nothing was wrong with. */
export const refusedOutput = {
  failed: oneOf(['validation']),
  responses: yup.array(answer.nullable()),
};
