import fc from 'fast-check';

/*
 * Ids, tokens and words of real things, by the name that the API itself has for them. What an answer calls `event_id`
 * is sent as `event_id`, and so is the `id` of what is listed at `…/events`.
 */

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Headers of requests in which an answer's header is sent back. */
const sentBack = new Map([
  ['If-Match', 'ETag'],
  ['If-None-Match', 'ETag'],
]);

/** The name under which a field of requests finds its values. */
function keyOf(sent: string): string {
  const name = sentBack.get(sent) ?? sent;
  const plain = name.toLowerCase().replaceAll('-', '_');
  return singular(plain.replace(/_ids?$/, ''));
}

/** Things that a list has under another name than its own. */
const named = new Map([['my-tickets', 'attendees']]);

/** What the things at a path are called: `svc/events/v1/venues/{id}` has venues. */
export function thingAt(path: string): string {
  const last = path.replace(/\/\{.*/, '').replace(/.*\//, '');
  return named.get(last) ?? last;
}

/** Stands for a value in a request that is not made yet. */
export class Known {
  constructor(
    readonly name: string,
    readonly nth: number,
    readonly otherwise: unknown,
  ) {}

  [fc.toStringMethod](): string {
    return `known(${this.name}, ${this.nth})`;
  }
}

type Value = string | number;

function saysNothing(answer: object): boolean {
  return 'openapi' in answer || ('code' in answer && 'message' in answer && 'data' in answer);
}

export class KnownValues {
  private readonly values = new Map<string, Value[]>();

  /** @param kept how many values of a name, the newest: few, so that requests meet at them */
  constructor(private readonly kept = 12) {}

  private add(name: string, value: Value): void {
    const key = keyOf(name);
    const others = (this.values.get(key) ?? []).filter((other) => other !== value);
    this.values.set(key, [...others, value].slice(-this.kept));
  }

  /** Parameters of an address in an answer are values, too: a token comes in no other way. */
  private addAddress(text: string): void {
    if (!URL.canParse(text)) return;
    for (const [name, value] of new URL(text).searchParams) this.add(name, value);
  }

  /** Keeps what an answer says, if it is not the description, nor an error in a batch. `thing` is what its own `id` is one of. */
  learn(answer: unknown, thing: string): void {
    if (Array.isArray(answer)) {
      for (const item of answer) this.learn(item, thing);
    } else if (typeof answer === 'object' && answer !== null && !saysNothing(answer)) {
      for (const [name, value] of Object.entries(answer)) this.learnField(name, value, thing);
    }
  }

  private learnField(name: string, value: unknown, thing: string): void {
    if (typeof value === 'string') this.addAddress(value);
    const own = name === 'id' ? thing : name;
    for (const item of [value].flat() as unknown[]) {
      // In place of an id, 0 is none.
      if (item === '' || (item === 0 && /_ids?$/.test(name))) continue;
      if (typeof item === 'number' || typeof item === 'string') this.add(own, item);
      else this.learn(item, name);
    }
  }

  /** Keeps the headers that an operation says its answers have. */
  learnHeaders(headers: Headers, names: string[]): void {
    for (const name of names) {
      const value = headers.get(name);
      if (value) this.add(name, value);
    }
  }

  /** The newest value is the 0th. */
  private find({ name, nth, otherwise }: Known): unknown {
    const all = this.values.get(keyOf(name)) ?? [];
    const values = all.filter((value) => typeof value === typeof otherwise);
    return values.length === 0 ? otherwise : values[values.length - 1 - (nth % values.length)];
  }

  /** A plan with everything in the place of what stands for it. */
  resolve(plan: unknown): unknown {
    if (plan instanceof Known) return this.find(plan);
    if (Array.isArray(plan)) return plan.map((item) => this.resolve(item));
    if (typeof plan !== 'object' || plan === null) return plan;
    return Object.fromEntries(
      Object.entries(plan).map(([name, value]) => [name, this.resolve(value)]),
    );
  }
}
