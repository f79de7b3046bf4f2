/*
 * States are data: for each state, those it may go to. REST, the panel and the jobs ask the same table.
 */

/** `{ pending: ['done'], done: [] }`; a state without successors is final. */
export type StateTable<S extends string> = Readonly<Record<S, readonly S[]>>;

export interface States<S extends string> {
  all: readonly S[];
  /** Whether a thing in `from` may go to `to`. Staying is no transition. */
  allows(from: S, to: S): boolean;
  /** Where a thing in `from` may go. */
  after(from: S): readonly S[];
}

function reachable<S extends string>(table: StateTable<S>, initial: readonly S[]): Set<S> {
  const seen = new Set<S>(initial);
  for (const state of seen) table[state]?.forEach((next) => seen.add(next));
  return seen;
}

/**
 * A table of states that begins in one of `initial`. Checked when the program starts.
 * @throws Error where a transition leads to a state that is not there, or no way leads to a state.
 */
export function states<S extends string>(
  what: string,
  initial: readonly S[],
  table: StateTable<S>,
): States<S> {
  const all = Object.keys(table) as S[];
  const seen = reachable(table, initial);
  const unknown = [...seen].filter((state) => !all.includes(state));
  if (unknown.length > 0) throw new Error(`${what}: there is no state ${unknown.join(', ')}.`);
  const lost = all.filter((state) => !seen.has(state));
  if (lost.length > 0) throw new Error(`${what}: nothing leads to ${lost.join(', ')}.`);
  return {
    all,
    allows: (from, to) => table[from].includes(to),
    after: (from) => table[from],
  };
}
