/** The part of autocannon that the benchmark uses; it comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests, instead of a duration. */
    amount?: number;
    /** Seconds. */
    timeout: number;
    requests: { path: string; headers?: Record<string, string> }[];
  }

  interface Result {
    errors: number;
    timeouts: number;
    /** Seconds. */
    duration: number;
  }

  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }

  export default function autocannon(options: Options): Run;
}
