import * as yup from 'yup';
import { oneOf, required, text, textRecord } from '../../kit/schema';
import { arrayOfObjects } from '../../kit/validate';
import { isBatchPath } from './target';

export const maxRequests = 25;
const maxPathLength = 2048;

const path = text({ max: maxPathLength })
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
  headers: textRecord({ max: 1024 }),
};

export const batchBody = {
  validation: oneOf(['normal', 'require-all-validate']).default('normal'),
  requests: required(arrayOfObjects(request, { min: 1, max: maxRequests })),
};

const answer = yup.object({
  status: yup.number(),
  headers: yup.object({}),
  body: yup.mixed().nullable(),
});

export const batchOutput = { responses: yup.array(answer) };

/** Where a request was refused before any was made: null for those that nothing was wrong with. */
export const failedValidationOutput = {
  failed: oneOf(['validation']),
  responses: yup.array(answer.nullable()),
};
