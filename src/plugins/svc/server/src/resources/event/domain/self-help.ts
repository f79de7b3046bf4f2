import { readReturnPolicy, type ReturnStep } from '../../../contract/return-policy';
import { isWallClockText, reasonOfGap, toInstant } from '../../../domain/wall-clock';

/*
 * What buyers may do themselves, and until when: a clock in the event's zone, as editors and REST write it.
 */

/** What the event says; what it does not say is as {@link SelfHelp} says. */
export interface SelfHelpFields {
  changesUntil?: string | null;
  transferable?: boolean | null;
  /** JSON, as it is kept. */
  returnPolicy?: string | null;
}

/** What holds, as REST shows it. */
export interface SelfHelp {
  /** Empty: until the event begins. */
  changesUntil: string;
  /** Where nobody has said, tickets can be handed on. */
  transferable: boolean;
  /** Empty: no money goes back. */
  returnPolicy: ReturnStep[];
}

export const selfHelpFields = ['changesUntil', 'returnPolicy'] as const;

const isThere = (text: string, zone: string) =>
  isWallClockText(text) && toInstant(text, zone) !== null;

function policyProblem(text: string | null | undefined, zone: string): string | undefined {
  const steps = readReturnPolicy(text);
  if (!steps) return 'must be at most 10 entries of until and percent, from 0 to 100';
  const missing = steps.find(({ until }) => !isThere(until, zone));
  if (missing) return `${missing.until} ${reasonOfGap(missing.until, zone)}`;
  const early = steps.findIndex(({ until }, at) => at > 0 && until <= steps[at - 1]!.until);
  return early > 0 ? `entry ${early} must end later than the one before it` : undefined;
}

/** What is wrong with it, by field. */
export function selfHelpProblems(fields: SelfHelpFields, zone: string): Record<string, string> {
  const { changesUntil, returnPolicy } = fields;
  const policy = policyProblem(returnPolicy, zone);
  return {
    ...(changesUntil &&
      !isThere(changesUntil, zone) && {
        changesUntil: reasonOfGap(changesUntil, zone),
      }),
    ...(policy && { returnPolicy: policy }),
  };
}
