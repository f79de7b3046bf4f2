import { errors as hostErrors } from '@strapi/utils';
import { errorBodyOf } from './error-body';

/** What the host throws where it validates what a thing is to be. */
const refused = (message: string) =>
  new hostErrors.ValidationError(message, { errors: [{ path: ['stageName'], message, name: '' }] });

test.each([
  ['stageName must be a `string` type, but the final value was: `null`.', 'is required'],
  ['stageName must be at most 5 characters', 'stageName must be at most 5 characters'],
])('1.2: what the host says, %j, is said as %j', (message, said) => {
  expect(errorBodyOf(refused(message))).toMatchObject({
    code: 'rest_invalid_param',
    data: { status: 400, params: { stage_name: said } },
  });
});
