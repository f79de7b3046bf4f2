/*
 * What `npm run house` holds the code to. `most` may only become smaller; `goal` is where it is to go. What is counted,
 * and how, say the files beside this one.
 */

export interface Bound {
  counter: string;
  most: number;
  goal: number;
}

export const bounds = {
  circlesOfFiles: { counter: 'import circles of files', most: 0, goal: 0 },
  circlesOfFolders: { counter: 'imports of folders in a circle', most: 0, goal: 0 },
  arrowsUp: { counter: 'imports from a higher layer', most: 0, goal: 0 },
  typesFromAbove: { counter: 'imports from a higher layer, of types', most: 0, goal: 0 },
  unplaced: { counter: 'files in no layer', most: 0, goal: 0 },
  flatFiles: { counter: 'infrastructure files flat at the top', most: 0, goal: 0 },
  emptyServices: { counter: 'files in services/ that are no service', most: 0, goal: 0 },
  rowCasts: { counter: 'casts of rows', most: 0, goal: 0 },
  mixedStatements: { counter: 'files with SQL and builder both', most: 0, goal: 0 },
  longFiles: { counter: 'files over 300 lines', most: 0, goal: 0 },
  longFunctions: { counter: 'functions over 50 lines', most: 0, goal: 0 },
  filesOfRead: { counter: 'files that a GET of an event runs', most: 22, goal: 22 },
  filesOfPurchase: { counter: 'files that a purchase runs', most: 18, goal: 18 },
  callsOfPurchase: { counter: 'calls between files in a purchase', most: 25, goal: 25 },
} as const satisfies Record<string, Bound>;

export type Counter = keyof typeof bounds;

/** What was found, one line each; a counter that is not there was not counted. */
export type Findings = Partial<Record<Counter, string[]>>;
