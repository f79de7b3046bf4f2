/** Work that is done one after the other where it has the same name. */
export interface Turns {
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn(name, work) {
      const before = last.get(name) ?? Promise.resolve();
      const turn = before.then(work);
      const ended = turn
        .catch(() => undefined)
        .then(() => {
          if (last.get(name) === ended) last.delete(name);
        });
      last.set(name, ended);
      return turn;
    },
  };
}
