/*
 * Until when how much of its price a place gives back: the event's policy, as editors and REST write it, and as an order
 * keeps it. Read by the panel, too.
 */

/** `percent` of the price goes back until the clock at the event shows `until` (`Y-m-d H:i:s`), that second included. */
export interface ReturnStep {
  until: string;
  percent: number;
}

/** Enough for whatever people can be told. */
export const maxReturnSteps = 10;

function isStep(sent: unknown): sent is ReturnStep {
  const { until, percent } = (sent ?? {}) as Partial<ReturnStep>;
  const isShare = Number.isInteger(percent) && percent! >= 0 && percent! <= 100;
  return isShare && typeof until === 'string';
}

/** The steps in a text; null for one that is no policy. None is no policy: nothing goes back. */
export function readReturnPolicy(text: string | null | undefined): ReturnStep[] | null {
  if (!text) return [];
  try {
    const sent: unknown = JSON.parse(text);
    const isFine = Array.isArray(sent) && sent.length <= maxReturnSteps && sent.every(isStep);
    return isFine ? sent.map(({ until, percent }: ReturnStep) => ({ until, percent })) : null;
  } catch {
    return null;
  }
}

/** As it is kept. */
export function returnPolicyText(steps: ReturnStep[]): string | null {
  return steps.length === 0 ? null : JSON.stringify(steps);
}
