import { readShape } from '../../kit/validate';
import { newRefundBody } from '../../resources/refund-request/schemas';
import { returnBody } from '../../resources/self-help/schemas';
import { say } from '../../texts/say';
import type { FormFields } from '../forms/fields';
import { reasonText } from '../forms/reason-text';

/** How a form is refused: what is wrong, by field. */
export class Wrong {
  constructor(readonly errors: Record<string, string>) {}
}

/** @throws Wrong where there is any */
export function assertNone(errors: Record<string, string>): void {
  // oxlint-disable-next-line typescript/only-throw-error -- no error, but how a form is refused
  if (Object.keys(errors).length > 0) throw new Wrong(errors);
}

/** What was typed into the field of a reason, by the endpoint's rule. @throws Wrong */
export function readReason(fields: FormFields, name: 'reason' | 'refund_reason'): string {
  const schema = name === 'reason' ? returnBody.reason : newRefundBody.reason;
  const { values, invalid, missing } = readShape(
    { [name]: schema },
    { [name]: fields.typed(name) },
  );
  const problem =
    missing.length > 0 ? say('checkout.fill-in') : invalid[name] && reasonText(invalid[name]);
  assertNone(problem ? { [name]: problem } : {});
  return (values as Record<string, string | undefined>)[name] ?? '';
}
