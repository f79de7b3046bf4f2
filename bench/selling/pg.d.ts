/** The part of pg that the benchmark uses; it comes without types. */
declare module 'pg' {
  interface Query {
    name: string;
    text: string;
    values: unknown[];
  }

  export class Client {
    constructor(options: { connectionString: string });
    connect(): Promise<void>;
    query(query: Query): Promise<{ rows: unknown[] }>;
  }
}
