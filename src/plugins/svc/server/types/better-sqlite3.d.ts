/** As much of the driver as database/sqlite.ts and the benchmark use; the package brings no types. */
declare module 'better-sqlite3' {
  interface Statement {
    all(values: unknown[]): unknown[];
    run(values: unknown[]): { lastInsertRowid: number | bigint };
  }

  class Database {
    constructor(filename: string, options: { readonly: boolean; fileMustExist: true });
    prepare(sql: string): Statement;
    pragma(statement: string): unknown;
    function(name: string, options: object, implementation: (value: unknown) => unknown): unknown;
    close(): void;
  }

  export = Database;
}
